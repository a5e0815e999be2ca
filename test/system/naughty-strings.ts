/** Strings that have broken programs before, made by class. */

const codes = (...points: readonly number[]): readonly string[] => points.map(point => String.fromCodePoint(point));
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const around = (letters: readonly string[], before = 'a', after = 'b'): readonly string[] =>
  letters.map(letter => before + letter + after);

/** Every control character of ASCII and the next block, alone and within a word. */
const controls = [...codes(...range(0x00, 0x1f), 0x7f), ...around(codes(0x00, 0x0a, 0x0d, 0x1b, 0x80, 0x85, 0x9f))];

/** White space that is not a space, marks of order, joiners, text that turns round. */
const invisible = around(
  codes(
    0xa0,
    0x1680,
    0x180e,
    0x2000,
    0x200b,
    0x200c,
    0x200d,
    0x2028,
    0x2029,
    0x202a,
    0x202e,
    0x2060,
    0x2066,
    0x3000,
    0xfeff,
    0xfff9,
    0xfffe,
    0xffff,
  ),
);

/** Letters of which UTF-16 has two halves, halves alone, and letters made of many parts. */
const letters = [
  '\ud800',
  '\udbff',
  '\udc00',
  'a\ud800b',
  '\udc00\ud800',
  '\u{1f600}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f1ee}\u{1f1f9}',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  `z${'\u0301\u0323'.repeat(60)}`,
  'e\u0301',
  '\u00e9',
  'ﬀ',
  'İ',
  'ı',
  'ẞ',
  'ſ',
  'Å',
  'ＡＢＣ',
  'مرحبا',
  'שָׁלוֹם',
  '田中さん',
  '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35',
  '٣',
  'Ⅷ',
  '½',
  '\u{10ffff}',
  '\u{1d400}',
];

/** Numbers as texts, and texts that look like numbers. */
const numbers = [
  '0', '-0', '00', '+1', '-1', '1.', '.1', '1e3', '1E400', '-1e-400', '0x10', '0b1', '0o7', '1_000', '1,000', '1.000,5', '١٢', 'NaN',
  'Infinity', '-Infinity', '9007199254740993', '99999999999999999999999999', '4.9e-324', '1.7976931348623159e308', '2147483648',
  '-2147483649', '1/0', '0/0', '12 cm', '١', '9'.repeat(1000), `0.${'0'.repeat(500)}1`,
]; // prettier-ignore

/** Words that mean something to a program. */
const words = [
  '', ' ', 'null', 'undefined', 'true', 'false', 'None', 'nil', 'NULL', '(null)', '__proto__', 'constructor', 'prototype', 'toString',
  'valueOf', 'hasOwnProperty', '__defineGetter__', 'then', 'toJSON', 'length', 'arguments', 'eval', 'CON', 'aux.txt', '__typename',
  'off', 'roll', 'seed', 'ERR', '-', '.', '..', '#N/A', '#REF!',
]; // prettier-ignore

/** What other languages would run. */
const runnable = [
  "'", '"', '`', "' OR '1'='1", "'; DROP TABLE units; --", '1; SELECT pg_sleep(5)', '") RETURNING *; --', "\\'; --", '%27%20OR%201=1',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>', 'javascript:alert(1)', '<!--', ']]>', '&lt;&#0;&amp;',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>',
  '$(sleep 5)', '`sleep 5`', '; sleep 5', '| cat /etc/passwd', '&& true', '=1+1', '+1+1', '@SUM(A1)', '-2+3', '=HYPERLINK("http://x")', '\t=1',
  '%s%s%s%n', '%x%x%p', '{0}', '%d', '\\u0000', '\\x00', '%00', '%0a%0dSet-Cookie: a=b', '\r\nX-Injected: 1', '() { :; }; echo x',
]; // prettier-ignore

/** Ways out of a folder, and names no folder has. */
const paths = [
  '../../../../etc/passwd', '..\\..\\windows\\win.ini', '/etc/passwd%00.png', '....//....//', 'file:///etc/passwd', '\\\\server\\share',
  'C:\\', '~', '/dev/null', '/proc/self/environ', '%2e%2e%2f', '..%c0%af', 'a/../b', '//', 'http://169.254.169.254/',
]; // prettier-ignore

/** Too much of one thing. */
const long = [
  'x'.repeat(10_000),
  ' '.repeat(5000),
  '\u0000'.repeat(500),
  '\ud83d\ude00'.repeat(2000),
  `${'a'.repeat(3000)}!`,
  `${'a,'.repeat(3000)}`,
  '('.repeat(3000),
  '['.repeat(3000),
  '\\'.repeat(3001),
  '"'.repeat(3000),
  `${'1;'.repeat(3000)}`,
  `${'a.'.repeat(3000)}`,
];

export const naughtyStrings: readonly string[] = [
  ...controls,
  ...invisible,
  ...letters,
  ...numbers,
  ...words,
  ...runnable,
  ...paths,
  ...long,
];
