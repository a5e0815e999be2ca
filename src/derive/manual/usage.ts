import type { Example, Language, Procedure } from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { exampleParameters } from '../sheet/example.js';

/** How a procedure is asked through each door: lines to copy. */

/** Where a reader who has just started the server finds it; pages that are served name where they were found. */
export const homeAddress = 'http://localhost:3000';

export const curlLine = (path: string, request: object): string =>
  `curl -s ${homeAddress}${path} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(request).replaceAll("'", "'\\''")}'`;

/** The address of an example at the sheet door, cut where a parameter ends; in Italian the words are Italian. */
const sheetPieces = (procedure: Procedure, example: Example, language: Language): readonly string[] => {
  const given = exampleParameters(procedure, example, { language, words: language === 'it', decimal: '.' });
  // Italian is what a sheet is answered in unless it says otherwise.
  const all = language === 'it' ? given : [...given, ['lang', language] as const];
  const pairs = all.map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%3B', ';').replaceAll('%20', '+')}`,
  );
  return [`${linksOf(procedure).sheet}?`, ...pairs.map((pair, i) => (i === 0 ? pair : `&${pair}`))];
};

/** The address of an example at the sheet door. */
export const sheetAddress = (procedure: Procedure, example: Example, language: Language): string =>
  sheetPieces(procedure, example, language).join('');

/** A text in a formula may not be longer than this in Excel. */
const longestLiteral = 200;

/** The formula that shows the answer to an example in a cell; B1 holds the address of the server. */
export const sheetFormula = (procedure: Procedure, example: Example, language: Language): string => {
  const literals: string[] = [];
  let literal = '';
  for (const piece of sheetPieces(procedure, example, language)) {
    if (literal.length + piece.length > longestLiteral && literal !== '') {
      literals.push(literal);
      literal = '';
    }
    literal += piece;
  }
  literals.push(literal);
  return webFormula(
    literals.map(text => `"${text}"`),
    language,
  );
};

/** What the functions of a spreadsheet are called where it speaks that language. */
export const formulaNames = {
  it: { web: 'SERVIZIO.WEB', url: 'CODIFICA.URL', join: 'TESTO.UNISCI' },
  en: { web: 'WEBSERVICE', url: 'ENCODEURL', join: 'TEXTJOIN' },
} as const satisfies { readonly [L in Language]: object };

/** The formula that asks the address made of these parts; B1 holds the address of the server. */
export const webFormula = (parts: readonly string[], language: Language): string =>
  `=${formulaNames[language].web}(${['$B$1', ...parts].join('&')})`;
