/** What is around every page: paper and ink by day, a lamp on the map table by night. */
export const frameStyle = /* css */ `
:root {
  color-scheme: light dark;
  --paper: #fbf9f4; --sheet: #ffffff; --tint: #f3efe5; --ink: #23211c; --soft: #5d574b; --line: #e2dccd;
  --blue: #1d4568; --blue-tint: #e7eef5; --red: #8f2a24; --red-tint: #f8e9e6; --green: #2c5e3f; --green-tint: #e6f1e9; --gold: #7a5a10; --gold-tint: #f7efd9;
  --code: #f1ede2; --shadow: 0 1px 2px rgb(60 50 30 / .07), 0 4px 14px rgb(60 50 30 / .05);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171b; --sheet: #1c1f25; --tint: #22262d; --ink: #e9e4d8; --soft: #a9a394; --line: #343943;
    --blue: #93bfe6; --blue-tint: #1f2d3b; --red: #f0a198; --red-tint: #3a2322; --green: #98d0a9; --green-tint: #1e3026; --gold: #e3c26f; --gold-tint: #352d18;
    --code: #252a32; --shadow: 0 1px 2px rgb(0 0 0 / .4);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); overflow-wrap: break-word; }
a { color: var(--blue); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--sheet); padding: .5rem 1rem; }

.top { position: sticky; top: 0; z-index: 2; background: var(--sheet); border-bottom: 1px solid var(--line); }
.top > div { max-width: 88rem; margin: 0 auto; padding: .6rem 1.5rem; display: flex; align-items: center; gap: 1.5rem; }
.brand { display: inline-flex; align-items: center; gap: .6rem; font: 600 1.35rem/1 var(--serif); color: var(--ink); text-decoration: none; }
.die { fill: #8f2a24; } .pips { fill: #fff; }
.top nav { display: flex; gap: .25rem; }
.top nav a { padding: .3rem .65rem; border-radius: 6px; text-decoration: none; color: var(--soft); font-size: .95rem; }
.top nav a:hover { background: var(--tint); color: var(--ink); }
.top nav a[aria-current] { color: var(--ink); background: var(--tint); }
.top .languages { margin-left: auto; border: 1px solid var(--line); border-radius: 8px; padding: 2px; gap: 0; }
.top .languages a { font-size: .8rem; font-weight: 600; letter-spacing: .03em; }

.frame { max-width: 88rem; margin: 0 auto; padding: 1.5rem; display: grid; gap: 2.5rem; grid-template-columns: minmax(0, 1fr); }
#main { min-width: 0; max-width: 58rem; width: 100%; margin: 0 auto; }
@media (min-width: 62rem) {
  .frame.with-beside { grid-template-columns: 15.5rem minmax(0, 1fr); }
  .beside { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow-y: auto; }
  .with-beside #main { margin-left: 0; }
}
@media (min-width: 82rem) {
  .frame.with-beside.with-contents { grid-template-columns: 15.5rem minmax(0, 1fr) 12.5rem; }
  .frame.with-contents:not(.with-beside) { grid-template-columns: minmax(0, 1fr) 12.5rem; }
  .contents { position: sticky; top: 4.5rem; align-self: start; }
}
@media (max-width: 81.99rem) { .contents { display: none; } }

.beside { font-size: .9rem; }
.beside summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
.beside p { margin: 1rem 0 .25rem; font: 600 1rem/1.3 var(--serif); }
.beside p a { color: var(--ink); text-decoration: none; }
.beside ul, .contents ul { list-style: none; margin: 0; padding: 0; border-left: 1px solid var(--line); }
.beside li a, .contents li a { display: block; padding: .18rem .75rem; margin-left: -1px; color: var(--soft); text-decoration: none; border-left: 2px solid transparent; line-height: 1.4; }
.beside li a:hover, .contents li a:hover, .beside p a:hover { color: var(--blue); }
.beside [aria-current] { color: var(--red); font-weight: 600; }
.beside li [aria-current] { border-left-color: var(--red); }
@media (min-width: 62rem) { .beside summary { display: none; } .beside p:first-of-type { margin-top: 0; } }
@media (max-width: 61.99rem) { .beside details { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: .4rem 1rem; } }
.contents { font-size: .85rem; }
.contents p { margin: 0 0 .4rem; font-weight: 600; color: var(--soft); text-transform: uppercase; letter-spacing: .06em; font-size: .75rem; }

.trail ol { list-style: none; display: flex; flex-wrap: wrap; gap: .1rem .4rem; margin: 0 0 .5rem; padding: 0; font-size: .875rem; }
.trail a { color: var(--soft); text-decoration: none; } .trail a:hover { text-decoration: underline; }
.trail li:not(:last-child)::after { content: "›"; margin-left: .4rem; color: var(--soft); }
h1, h2, h3, h4, h5, h6 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.6rem); margin: 0 0 .5rem; letter-spacing: -.01em; }
#main.whole { max-width: none; } main.whole h1 { margin-bottom: 0; }
footer { border-top: 1px solid var(--line); margin-top: 3rem; padding: 1.25rem 1.5rem; color: var(--soft); font-size: .85rem; text-align: center; } footer p { margin: 0; }
@media (max-width: 40rem) { .frame { padding: 1rem; gap: 1.25rem; } .top > div { padding: .5rem 1rem; gap: .6rem; } .brand span { display: none; } .top nav a { padding: .3rem .45rem; font-size: .9rem; } }
`;

/** What stands on the pages themselves. */
export const contentStyle = /* css */ `
h2 { font-size: 1.5rem; margin: 2.75rem 0 .9rem; padding-bottom: .35rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.15rem; margin: 1.75rem 0 .6rem; }
h4 { font-size: 1rem; margin: 1rem 0 .4rem; }
.anchor { margin-left: .4rem; color: var(--line); text-decoration: none; font-weight: 400; font-family: var(--sans); opacity: 0; }
:is(h2, h3, h4):hover .anchor, .anchor:focus-visible { opacity: 1; color: var(--soft); }
p { margin: 0 0 .8rem; }
.lead { font: 1.2rem/1.5 var(--serif); color: var(--soft); margin-bottom: 1.25rem; text-wrap: pretty; }
.quiet { color: var(--soft); }
.cite { color: var(--soft); font-size: .82em; overflow-wrap: anywhere; font-variant-numeric: lining-nums; }
code { font: .88em/1.4 var(--mono); background: var(--code); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--code); border-radius: 8px; padding: .9rem 1rem; overflow-x: auto; margin: 0; }
pre code { background: none; padding: 0; font-size: .83rem; line-height: 1.5; } pre code:is(.text, .sh) { white-space: pre-wrap; overflow-wrap: anywhere; }
.mark { display: inline-block; font-size: .74rem; font-weight: 600; line-height: 1.5; padding: .02rem .45rem; border-radius: 99px; background: var(--tint); color: var(--soft); white-space: nowrap; vertical-align: .1em; font-family: var(--sans); }
.mark.needed { background: var(--gold-tint); color: var(--gold); } .mark.good { background: var(--green-tint); color: var(--green); }
.mark.bad { background: var(--red-tint); color: var(--red); } .mark.dice { background: var(--blue-tint); color: var(--blue); border-radius: 5px; white-space: normal; font-variant-numeric: tabular-nums; }

dl { margin: 0 0 1rem; display: grid; gap: .45rem; }
dl > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .75rem; }
dt { color: var(--soft); font-size: .9rem; } dd { margin: 0; }
main > dl { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; box-shadow: var(--shadow); }
ol, ul { padding-left: 1.35rem; margin: 0 0 1rem; } li { margin: .2rem 0; } li > ul { margin: .15rem 0 .3rem; }
li::marker { color: var(--soft); }
section[aria-labelledby=how] > ol { list-style: none; counter-reset: step; padding: 0; }
section[aria-labelledby=how] > ol > li { counter-increment: step; position: relative; padding: .3rem 0 .3rem 2.4rem; margin: 0; }
section[aria-labelledby=how] > ol > li::before { content: counter(step); position: absolute; left: 0; top: .3rem; width: 1.6rem; height: 1.6rem; border-radius: 50%; background: var(--blue-tint); color: var(--blue); font: 600 .82rem/1.6rem var(--sans); text-align: center; }
.note { border-left: 3px solid var(--gold); background: var(--gold-tint); padding: .6rem 1rem; border-radius: 0 8px 8px 0; font-size: .93rem; }
.note code { background: var(--sheet); }

.table { overflow-x: auto; margin: 0 0 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
caption { text-align: left; padding: .75rem 1rem .25rem; font-family: var(--serif); font-size: 1.02rem; }
th, td { text-align: left; padding: .5rem .75rem; vertical-align: top; }
th:first-child, td:first-child { padding-left: 1rem; } th:last-child, td:last-child { padding-right: 1rem; }
thead th { font-size: .78rem; font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--line); white-space: nowrap; }
tbody tr + tr td { border-top: 1px solid var(--line); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.below { display: block; color: var(--soft); font-size: .86rem; line-height: 1.45; } .below a { color: inherit; text-decoration-color: var(--line); }
@media (min-width: 44.01rem) { .table.stacks td:first-child:has(> strong) { width: 38%; } }
tr:target { background: var(--gold-tint); }
@media (max-width: 44rem) {
  .lesser { display: none; }
  .table.stacks { overflow: visible; }
  .table.stacks thead { display: none; }
  .table.stacks table, .table.stacks tbody, .table.stacks tr, .table.stacks td, .table.stacks caption { display: block; }
  .table.stacks tr { padding: .6rem 1rem; } .table.stacks tr + tr { border-top: 1px solid var(--line); }
  .table.stacks td, .table.stacks td:first-child, .table.stacks td:last-child { padding: .12rem 0; border: 0; text-align: left; white-space: normal; }
  .table.stacks td:empty { display: none; }
  .table.stacks td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-size: .8rem; }
  .table.stacks td:first-child::before { content: none; }
  .table.stacks td:first-child { font-size: 1.02rem; }
}

.bars { margin: 0 0 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1rem 1rem; box-shadow: var(--shadow); }
.bars figcaption { margin-bottom: .5rem; }
.bars th, .bars td { padding: .15rem .4rem; vertical-align: middle; border: 0; } .bars tbody tr + tr td { border: 0; }
.bars th { font-weight: 400; width: 1%; white-space: nowrap; padding-left: 0; max-width: 14rem; overflow: hidden; text-overflow: ellipsis; font-variant-numeric: tabular-nums; } .bars td.bar { min-width: 3.5rem; } .bars td.number { width: 4.2rem; padding-right: 0; }
.bars svg { display: block; width: 100%; height: .8rem; border-radius: 3px; } .track { fill: var(--tint); } .fill { fill: var(--blue); }
@media (max-width: 40rem) { .bars th { white-space: normal; } }

.panel { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1.15rem; margin: 0 0 1rem; box-shadow: var(--shadow); }
.panel > :is(h2, h3, h4) { margin: 0 0 .5rem; border: 0; padding: 0; font-size: 1.08rem; } .panel > :last-child { margin-bottom: 0; }
.panel.bad { border-left: 4px solid var(--red); }
.panel .table { border: 0; box-shadow: none; margin: 0 -1.15rem -.5rem; border-radius: 0; background: none; }
details.fold { margin: 0 0 .75rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
details.fold > summary { cursor: pointer; color: var(--blue); padding: .65rem 1rem; }
details.fold > :not(summary) { margin-left: 1rem; margin-right: 1rem; } details.fold > .table { margin: 0 0 .75rem; border-width: 1px 0; border-radius: 0; box-shadow: none; }
details.fold > .table:last-child { border-bottom: 0; margin-bottom: 0; background: none; }
.panel details.fold { margin: .4rem 0 0; font-size: .94rem; border: 0; box-shadow: none; background: none; } .panel details.fold > summary { padding: .2rem 0; } .panel details.fold > :not(summary) { margin-left: 0; margin-right: 0; }

.cards { list-style: none; padding: 0; display: grid; gap: .9rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr)); }
.cards li { position: relative; margin: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1.1rem; box-shadow: var(--shadow); display: flex; flex-direction: column; }
.cards li:hover { border-color: var(--blue); }
.cards .title { font: 600 1.08rem/1.3 var(--serif); text-decoration: none; color: var(--ink); } .cards .title::after { content: ""; position: absolute; inset: 0; border-radius: 12px; }
.cards li:hover .title { color: var(--blue); }
.cards p { margin: .35rem 0 0; color: var(--soft); font-size: .92rem; } .cards .marks { margin-top: auto; padding-top: .5rem; font-size: .85rem; }

figure.code { margin: 0 0 1.1rem; } figure.code figcaption { display: flex; justify-content: space-between; align-items: end; font-size: .88rem; color: var(--soft); margin-bottom: .3rem; }
button { font: 600 .92rem/1 var(--sans); color: var(--ink); background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; cursor: pointer; }
button:hover { border-color: var(--blue); color: var(--blue); } button:disabled { opacity: .6; cursor: progress; }
button.primary { background: #1d4568; border-color: #1d4568; color: #fff; } button.primary:hover { background: #16354f; color: #fff; }
button.copy { font-size: .75rem; padding: .3rem .6rem; border-radius: 6px; }
.ask { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1.1rem; box-shadow: var(--shadow); margin-bottom: 1.5rem; }
@media (max-width: 52rem) { .ask { grid-template-columns: minmax(0, 1fr); } }
.ask label, .ask .label { display: block; font-size: .82rem; font-weight: 600; color: var(--soft); margin: 0 0 .35rem; }
.ask .to { margin: 0 0 .4rem; font-size: .85rem; overflow-wrap: anywhere; }
.ask textarea { display: block; width: 100%; font: .83rem/1.5 var(--mono); background: var(--code); color: var(--ink); border: 1px solid transparent; border-radius: 8px; padding: .8rem .9rem; resize: vertical; }
.ask .buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0 0; }
.ask ol { font-size: .9rem; padding-left: 1.2rem; } .ask .said ul { padding-left: 1rem; } .ask .said .label { margin-top: 1rem; }
.ask .summary { font: 1.25rem/1.4 var(--serif); margin: 0 0 .75rem; }
.ask .fault { color: var(--red); margin: 0 0 .4rem; } .ask .status { margin: 0 0 .4rem; }
.ask .said .bars { box-shadow: none; padding: .7rem .8rem; margin-bottom: .75rem; font-size: .92rem; }
.ask details summary { cursor: pointer; color: var(--blue); font-size: .88rem; } .ask pre { max-height: 22rem; margin-top: .5rem; }

@media (min-width: 40rem) { td > code, td strong + code { white-space: nowrap; } }
.emblem { width: min(34%, 19rem); float: right; margin: .5rem 0 1rem 2rem; stroke-width: 1.6; fill: none; stroke-linecap: round; stroke-linejoin: round; }
.emblem .stream { stroke: var(--blue); opacity: .35; stroke-width: 7; } .emblem .ours { stroke: var(--blue); fill: var(--blue-tint); } .emblem .theirs { stroke: var(--red); fill: var(--red-tint); }
.emblem path { fill: none; } .ours .shot { fill: var(--blue); } .theirs .shot { fill: var(--red); } .emblem .attack { stroke: var(--blue); stroke-dasharray: 4 4; }
@media (max-width: 40rem) { .emblem { float: none; width: 100%; max-width: 17rem; display: block; margin: .5rem auto 0; } }
#main.front { max-width: 66rem; } .front h2 { clear: both; } .front h1 { font-size: clamp(2.6rem, 1.8rem + 4vw, 4rem); margin-top: 1.5rem; } .front .lead { font-size: clamp(1.2rem, 1rem + .8vw, 1.5rem); max-width: 46rem; color: var(--ink); }
.turning { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
.turning a { text-decoration: none; font-family: var(--serif); } .turning a[rel=next] { text-align: right; margin-left: auto; } .turning a span { display: block; font: .78rem var(--sans); color: var(--soft); }
@media (max-width: 40rem) {
  dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } dt { font-size: .82rem; }
}
@media print { .top, .beside, .contents, .turning, .ask, .copy, .anchor, footer { display: none; } body { background: #fff; color: #000; } .table, .panel, main > dl, .bars { box-shadow: none; break-inside: avoid; } details.fold > *:not(summary) { display: block; } }
`;

/** Forms for people, and what stands on the page of their club. */
export const peopleStyle = /* css */ `
.people { max-width: 28rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1.1rem 1.25rem; box-shadow: var(--shadow); margin-bottom: 1.5rem; }
.people > :last-child { margin-bottom: 0; } h1 + noscript + .people { margin-top: 1rem; }
.field label { display: block; font-size: .9rem; font-weight: 600; margin: 0 0 .3rem; }
.field input, .field select { display: block; width: 100%; font: 1rem/1.4 var(--sans); background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 8px; padding: .55rem .7rem; min-height: 2.6rem; }
.field input[aria-invalid=true] { border-color: var(--red); }
.field .hint { display: block; color: var(--soft); font-size: .85rem; margin-top: .25rem; }
.fault { color: var(--red); } .fault:empty { display: none; } .field .fault { display: block; font-size: .9rem; margin-top: .25rem; } .field .fault:empty { display: none; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1rem; } .row .field { margin: 0; flex: 1 1 11rem; max-width: 18rem; } .row > button { flex: none; }
.who { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; margin: 0 0 1rem; } .who p { margin: 0; }
.secret input { font-family: var(--mono); font-size: .88rem; } .secret .row { margin: .5rem 0 0; } .secret .row .field { max-width: none; }
td button { font-size: .8rem; padding: .35rem .6rem; } td p { margin: 0 0 .3rem; } form > .fault { white-space: pre-line; }
.secret pre { margin-top: .75rem; } .secret pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** How the API reference fits into the house. */
export const referenceStyle = /* css */ `
.swagger-ui .info { margin: 1rem 0; } .swagger-ui .info hgroup.main, .swagger-ui .info__license, .swagger-ui .scheme-container { display: none; }
.swagger-ui .wrapper { padding: 0; max-width: none; } .swagger-ui .opblock-tag { font-size: 1.15rem; }
@media (max-width: 40rem) { .swagger-ui .opblock-tag { flex-wrap: wrap; } .swagger-ui .opblock-tag > a { flex: 1; } .swagger-ui .opblock-tag > small { order: 1; flex: 0 0 100%; padding: 0; } .swagger-ui .opblock-tag > div { display: none; } }
html.dark-mode, html.dark-mode body, html.dark-mode .swagger-ui { background: var(--paper); }
`;
