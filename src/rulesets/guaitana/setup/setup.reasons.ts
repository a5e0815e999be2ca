import { vocabulary, type Refusal, type Umpire, type Vocabulary } from '../../../core/index.js';

// prettier-ignore
export const compositionErrors = vocabulary('CompositionError', {
  'figures-out-of-range':  { it: 'numero di soldatini non ammesso', en: 'wrong number of figures' },
  'needs-one-commander':   { it: 'serve un comandante, e uno solo', en: 'it needs one commander, and only one' },
  'wrong-number-of-mules': { it: 'numero di muli non ammesso', en: 'wrong number of mules' },
  'mule-too-far':          { it: 'il mulo è oltre 5 cm (2,5 con soldatini da 15 mm)', en: 'the mule is beyond 5 cm (2.5 with 15 mm figures)' },
  'wrong-number-of-guns':  { it: 'numero di armi non ammesso', en: 'wrong number of guns' },
  'weapon-not-allowed':    { it: 'arma non ammessa', en: 'weapon not allowed' },
  'formation-not-allowed': { it: 'formazione non ammessa', en: 'formation not allowed' },
});

// prettier-ignore
export const baggageErrors = vocabulary('BaggageError', {
  'carts-italian-only': { it: 'i carri li hanno solo gli italiani', en: 'only Italians have carts' },
  'too-little-baggage': { it: 'carriaggi troppo pochi per l’esercito', en: 'too little baggage for the army' },
  'wrong-escort':       { it: 'scorta sbagliata', en: 'wrong escort' },
  'escort-too-far':     { it: 'la scorta è oltre 5 cm (2,5 con soldatini da 15 mm)', en: 'the escort is beyond 5 cm (2.5 with 15 mm figures)' },
});

// prettier-ignore
export const cincSetupReasons = vocabulary('CincSetupReason', {
  'heliograph-italians-only': { it: 'l’eliografo può averlo solo un comandante italiano', en: 'only an Italian commander may have a heliograph' },
});

// prettier-ignore
export const deploymentErrors = vocabulary('DeploymentError', {
  'italian-units-must-deploy':  { it: 'le unità italiane si schierano tutte', en: 'all Italian units must deploy' },
  'less-than-half-on-table':    { it: 'sul tavolo va almeno metà delle unità native', en: 'at least half of the native units must deploy' },
  'native-baggage-must-deploy': { it: 'i carriaggi nativi vanno sul tavolo', en: 'the native baggage must deploy' },
});

/** Forbids for every error that holds, in the order given. */
export const forbidEach = <W extends string>(
  forbid: Umpire['forbid'],
  errors: Vocabulary<W>,
  found: readonly Refusal<NoInfer<W>>[],
): readonly W[] => found.filter(error => error !== false).map(([error, rule]) => forbid(rule, errors, error));
