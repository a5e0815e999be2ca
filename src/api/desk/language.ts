import { languages, type Fault, type Language } from '../../core/index.js';

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The language a browser or client prefers, if it is one of ours. */
const preferred = new Map<string, Language | null>();

const fromHeader = (header: string): Language | null => {
  const known = preferred.get(header);
  if (known !== undefined) return known;
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map(parameter => /^\s*q=([01](?:\.\d{1,3})?)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLanguage);
  if (preferred.size > 1000) preferred.clear();
  preferred.set(header, wanted ?? null);
  return wanted ?? null;
};

/** The language to answer in: what the request says, else what its header prefers, else English. */
export const languageOf = (
  asked: unknown,
  acceptLanguage: string | undefined,
  otherwise: Language = 'en',
): Language => {
  if (isLanguage(asked)) return asked;
  return (acceptLanguage === undefined ? null : fromHeader(acceptLanguage)) ?? otherwise;
};

/** The fault of a language we do not speak. */
export const languageFaults = (asked: unknown): readonly Fault[] =>
  asked === undefined || asked === null || isLanguage(asked)
    ? []
    : [
        {
          path: 'lang',
          code: 'request/wrong-kind',
          says: { it: 'lang: serve "it" o "en".', en: 'lang: expected "it" or "en".' },
        },
      ];
