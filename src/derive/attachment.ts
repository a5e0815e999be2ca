/** Letters of file names that every system and every header takes. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** What no file name may hold: separators, control characters, halves of characters. */
const unsafe = /[\p{Control}\p{Format}\p{Surrogate}"*/:<>?\\|%]+/gu;

const longest = 100;

/** The Content-Disposition of a file to keep, named after what it holds; whatever that is called, the name is safe. */
export const attachment = (name: string, extension: string): string => {
  const whole = name
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '');
  const ascii = `${plain(whole) || 'arbitro'}.${extension}`;
  const said = `${whole || 'arbitro'}.${extension}`;
  const extended = said === ascii ? '' : `; filename*=UTF-8''${extendedValue(said)}`;
  return `attachment; filename="${ascii}"${extended}`;
};

/** Percent-encoded as RFC 8187 wants it: the few marks that encodeURIComponent leaves are encoded too. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
