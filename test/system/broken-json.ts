/** Bodies that are not JSON, or hardly, by class. */

const nested = (open: string, close: string, levels: number, inside = ''): string =>
  open.repeat(levels) + inside + close.repeat(levels);

/** Cut off somewhere. */
const whole = '{"input":{"arm":"infantry","firingBases":4,"note":"\\u00e9"},"dice":[17,null,true]}';
const cut = [0, 1, 2, 8, 9, 10, 15, 17, 40, 41, 50, 56, 58, 60, 70, 74, 76, whole.length - 1].map(at =>
  whole.slice(0, at),
);

const punctuation = [
  '{', '}', '[', ']', ',', ':', '"', '{]', '[}', '[,]', '[1,]', '[1,,2]', '[,1]', '{,}', '{"a"}', '{"a":}', '{"a":1,}', '{:1}', '{"a" 1}',
  '{"a":1 "b":2}', '{a:1}', "{'a':1}", '{"a":1}}', '[]]', '{}{}', '[1 2]', '1 2', '{"a":1}garbage', '{"a"::1}', '{"a":1;"b":2}',
]; // prettier-ignore

const literals = [
  'tru', 'True', 'TRUE', 'nul', 'None', 'undefined', 'NaN', 'Infinity', '-Infinity', '-', '+1', '01', '1.', '.5', '1e', '1e+', '0x10', '1_0',
  '--1', '1.2.3', '٣', '[NaN]', '{"input":NaN}', '{"input":undefined}', '/* c */ {}', '// c\n{}', '{} // c', '#', 'function(){}', '<a/>',
]; // prettier-ignore

const strings = [
  '"', '"a', '"\\"', '"\\u12"', '"\\uZZZZ"', '"\\x41"', '"\\a"', '"a\nb"', '"a\tb"', '"\u0000"', '["a', '{"a', '"\\', '"\\u', '\\"a"', "'a'",
  '`a`', '"\\ud800', '{"input":"\u0001"}',
]; // prettier-ignore

const bytes = [
  Buffer.from([0xff]),
  Buffer.from([0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d]),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xc0, 0x80, 0x22]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0x22, 0xf5, 0x80, 0x80, 0x80, 0x22]),
  Buffer.from([0x00]),
  Buffer.from([0x7b, 0x7d, 0x00]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(1000),
];

/** JSON in form, but none we ask for: deep, wide, poisonous, repeated, or beyond numbers. */
const extreme = [
  'null', 'true', '7', '-0', '1e400', '-1e400', '1e-400', '""', '[]', '[[]]', '" "', '123456789012345678901234567890',
  nested('[', ']', 500), nested('[', ']', 100_000), nested('{"a":', '}', 100_000, '1'), nested('[', '', 200_000),
  `{"input":${nested('[', ']', 50_000)}}`, `{"input":${nested('{"arm":', '}', 20_000, 'null')}}`, `{"dice":${nested('[', ']', 50_000)}}`,
  `{"rulings":${nested('{"a":', '}', 20_000, '0')}}`, `{"house":{"elite":${nested('[', ']', 20_000)}}}`, `{"lang":${nested('[', ']', 20_000)}}`,
  `{"input":{"arm":${nested('[', ']', 20_000)}}}`, `{"input":{"x":${nested('[', ']', 20_000)}}}`,
  '{"__proto__":{"polluted":1}}', '{"input":{"__proto__":{"polluted":1}}}', '{"constructor":{"prototype":{"polluted":1}}}',
  '{"input":{"constructor":{"prototype":{"polluted":1}}}}', '{"\\u005f_proto__":{"polluted":1}}', '{"input":{"arm":{"__proto__":null}}}',
  '{"input":{},"input":{"arm":1}}', `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":0`).join(',')}}`,
  `{"input":{${Array.from({ length: 5000 }, (_, i) => `"k${i}":0`).join(',')}}}`, `{"dice":[${Array(20_000).fill('1').join(',')}]}`,
  `{"rulings":{${Array.from({ length: 3000 }, (_, i) => `"r${i}":"x"`).join(',')}}}`,
  `{"house":{${Array.from({ length: 3000 }, (_, i) => `"h${i}":1`).join(',')}}}`,
  `"${'x'.repeat(900_000)}"`, `{"${'k'.repeat(900_000)}":1}`, `{"input":{"arm":"${'x'.repeat(900_000)}"}}`, `[${'{},'.repeat(9999)}{}]`,
  `[${'7,'.repeat(9999)}7]`, `[${'[],'.repeat(10_000)}[]]`, ' '.repeat(100_000), `${' '.repeat(100_000)}{}`, '{"query":', '{"query":"{"}',
  '{"query":null}', '{"query":["{ __typename }"]}', '{"query":"{ __typename }","variables":"x"}', '{"query":"","operationName":{}}',
]; // prettier-ignore

export const brokenJson: readonly Buffer[] = [
  ...[...cut, ...punctuation, ...literals, ...strings, ...extreme].map(text => Buffer.from(text)),
  ...bytes,
];
