import { attachment } from './attachment.js';

describe('The disposition of a file', () => {
  it('keeps a plain name', () => {
    expect(attachment('murat.elchingen', 'csv')).toBe('attachment; filename="murat.elchingen.csv"');
  });

  it('gives a name with accents in both forms', () => {
    expect(attachment('L’armata di Nîmes', 'csv')).toBe(
      `attachment; filename="L-armata-di-Nimes.csv"; filename*=UTF-8''L%E2%80%99armata%20di%20N%C3%AEmes.csv`,
    );
  });

  it.each([
    '"; filename="evil.exe',
    '../../etc/passwd',
    'a\r\nset-cookie: x=1',
    'C:\\nul|<>*?',
    '\u202Efdp.exe',
    '\uD800half',
    `${'x'.repeat(99)}😀`,
    '...',
    '',
    '   ',
    '军队',
    "a'b(c)*",
  ])('lets nothing out of the name %j', name => {
    expect(attachment(name, 'csv')).toMatch(
      /^attachment; filename="[A-Za-z0-9][A-Za-z0-9._-]*\.csv"(; filename\*=UTF-8''[A-Za-z0-9._%!~-]+\.csv)?$/,
    );
  });
});
