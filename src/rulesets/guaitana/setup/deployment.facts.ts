import { count, unlessDenied, usually } from '../../../core/index.js';
import { errorsFrom, legal } from '../facts.js';
import { deploymentErrors } from './setup.reasons.js';

const units = (it: string, en: string) => count({ it, en }, 0, 200);

export const deploymentFacts = {
  italianUnitsOffTable: usually(0, units('Unità italiane non schierate', 'Italian units not deployed')),
  nativeUnits: units('Unità native, senza i carriaggi', 'Native units, baggage excluded'),
  nativeHidden: units('Unità native tenute nascoste', 'Native units kept hidden'),
  nativeBaggageOnTable: unlessDenied('I carriaggi nativi sono sul tavolo', 'The native baggage is on the table'),
};

export const deploymentOutcome = {
  legal,
  errors: errorsFrom(deploymentErrors),
  maxHidden: units('Unità native che si possono nascondere', 'Native units that may be hidden'),
  minOnTable: units('Unità native da schierare almeno', 'Native units that must deploy at least'),
};
