import { readFileSync } from 'node:fs';
import { nearest, type Language } from '../../core/index.js';
import {
  apiReferencePage,
  frontPage,
  iconSvg,
  manualOf,
  noSuchPage,
  pageHtml,
  peoplePages,
  type Leaf,
  type Page,
} from '../../derive/index.js';
import type { Shelf } from '../desk/shelf.js';
import type { Room } from '../door/index.js';
import { openApiOf } from './openapi.js';
import { peopleScript } from './people-script.js';
import { printOf, type Print } from '../documents/print.js';
import { explainedProblems } from './problems.js';
import { script, swaggerScript } from './script.js';
import { contentStyle, frameStyle, peopleStyle, referenceStyle } from './stylesheet.js';
import { vendorPath } from './vendor.js';

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

type File = 'site.css' | 'site.js' | 'people.js' | 'reference.css' | 'reference.js' | 'swagger.css' | 'swagger.js';

/** Everything the pages are made of; the files are printed at once, pages and documents when they are asked for. */
export class Rack {
  readonly icon = printOf('image/svg+xml', iconSvg);
  /** Files by their addresses; each address holds the tag of its contents, so that a browser may keep it for ever. */
  readonly files: ReadonlyMap<string, Print>;

  private readonly leaves: ReadonlyMap<string, Leaf>;
  private readonly address: (file: File) => string;

  constructor(
    private readonly shelf: Shelf,
    private readonly rooms: readonly Room[],
  ) {
    const people = rooms.length > 0 ? peoplePages : [];
    this.leaves = new Map([...manualOf(shelf.books, explainedProblems), ...people].map(leaf => [leaf.path, leaf]));
    const files: { readonly [F in File]: Print } = {
      'site.css': printOf(css, frameStyle + contentStyle + peopleStyle),
      'site.js': printOf(javascript, script),
      'people.js': printOf(javascript, peopleScript),
      'reference.css': printOf(css, frameStyle + referenceStyle),
      'reference.js': printOf(javascript, swaggerScript),
      'swagger.css': printOf(css, readFileSync(vendorPath('swagger.css'))),
      'swagger.js': printOf(javascript, readFileSync(vendorPath('swagger.js'))),
    };
    this.address = file => `/assets/${files[file].tag}/${file}`;
    this.files = new Map(Object.entries(files).map(([file, print]) => [`/assets/${print.tag}/${file}`, print]));
  }

  /** The OpenAPI document: megabytes, with all their examples worked out. */
  openApi(): Print {
    return printOf('application/json; charset=utf-8', JSON.stringify(openApiOf(this.shelf.books, this.rooms)));
  }

  /** Whether the clubs' pages are among them. */
  get hasClubs(): boolean {
    return this.rooms.length > 0;
  }

  has(path: string): boolean {
    return path === '/' || path === '/docs/api' || this.leaves.has(path);
  }

  /** The addresses of all pages. */
  get paths(): readonly string[] {
    return ['/', '/docs/api', ...this.leaves.keys()];
  }

  /** The page at an address, or null if there is none. */
  page(path: string, language: Language, chosen: boolean): Print | null {
    const page = this.write(path, language);
    return page === undefined ? null : this.print(page, chosen);
  }

  /** The page that says there is none, with the nearest ones. */
  missing(path: string, language: Language, chosen: boolean): Print {
    const near = this.near(path).flatMap(found => this.leaves.get(found) ?? []);
    return this.print(noSuchPage(near, language), chosen);
  }

  /** The addresses most like one that does not exist. */
  near(path: string): readonly string[] {
    return nearest(path, this.paths, 5);
  }

  /** The page of a procedure by its id, for those who type it into the address. */
  pathOfId(id: string): string | undefined {
    return this.shelf.procedure(id) === undefined ? undefined : `/docs/${id.replaceAll('.', '/')}`;
  }

  private write(path: string, language: Language): Page | undefined {
    if (path === '/') return frontPage(this.shelf.books, language);
    if (path === '/docs/api') return apiReferencePage(language);
    return this.leaves.get(path)?.in(language);
  }

  private print(page: Page, chosen: boolean): Print {
    const { stylesheets, scripts } = madeOf(page);
    return printOf(
      html,
      pageHtml(page, {
        stylesheets: stylesheets.map(this.address),
        scripts: scripts.map(this.address),
        icon: '/favicon.svg',
        clubs: this.hasClubs,
        chosen,
      }),
    );
  }
}

/** The files that a page loads. */
const madeOf = ({ path }: Page): { readonly stylesheets: readonly File[]; readonly scripts: readonly File[] } => {
  if (path === '/docs/api')
    return { stylesheets: ['swagger.css', 'reference.css'], scripts: ['swagger.js', 'reference.js'] };
  const isForPeople = peoplePages.some(page => page.path === path);
  return { stylesheets: ['site.css'], scripts: isForPeople ? ['site.js', 'people.js'] : ['site.js'] };
};
