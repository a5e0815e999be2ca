import type { Procedure } from '../../core/index.js';
import { pascalCase } from '../json-schema.js';

/** How the catalogue's names are written in GraphQL: always the same way, so that they can be guessed. */

/** A value such as `out-of-range`, as GraphQL writes it: `OUT_OF_RANGE`; `12` is `N12`, for no name begins with a digit. */
export const enumValueName = (value: string): string => {
  const name = value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  return /^[0-9]/.test(name) ? `N${name}` : name;
};

/** An id such as `ordre-mixte`, `fire.resolve` or `combined-fire` as the name of a field: `fireResolve`. */
export const fieldName = (id: string): string => {
  const name = pascalCase(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

const withinItsBook = (procedure: Procedure): string => procedure.id.slice(procedure.id.indexOf('.') + 1);

/** The field that rules on a procedure, below the field of its book. */
export const procedureField = (procedure: Procedure): string => fieldName(withinItsBook(procedure));

/** The field beside it that weighs its odds. */
export const oddsField = (procedure: Procedure): string => `${procedureField(procedure)}Odds`;

/** What the names of a procedure's own types begin with: `OrdreMixteFireResolve`. */
export const procedureTypes = (procedure: Procedure): string => pascalCase(procedure.id);

/** A field within a group, such as `target.losses`, as one name: `target_losses`. */
export const dottedField = (name: string): string => name.replaceAll('.', '_');
