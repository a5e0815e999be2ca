import { list, oneOf, optional, vocabulary, type WordOf } from '../../../core/index.js';
import { year } from '../facts.js';
import { generalLevel, nation } from '../vocabulary.js';

// prettier-ignore
export const commandOrganisation = vocabulary('CommandOrganisation', {
  'brigaded-division':      { it: 'divisione su brigate', en: 'division of brigades', also: ['divisione'] },
  'independent-brigade':    { it: 'brigata indipendente', en: 'independent brigade' },
  'understrength-division': { it: 'divisione a ranghi ridotti', en: 'understrength division', also: ['divisione ridotta'] },
  'column':                 { it: 'colonna', en: 'column' },
  'prussian-brigade':       { it: 'brigata prussiana', en: 'Prussian brigade' },
  'corps-reserve':          { it: 'riserva di corpo d’armata', en: 'corps reserve', also: ['riserva'] },
  'grand-battery':          { it: 'Grande Batteria', en: 'grand battery' },
});
export type CommandOrganisation = WordOf<typeof commandOrganisation>;

/** The generals on the table: by their level, or one of any level who stays with the guns. */
// prettier-ignore
export const commandGeneral = vocabulary('CommandGeneral', {
  ...generalLevel.words,
  attached: { it: 'aggregato', en: 'attached' },
});

/** Who gives orders, as the allowance of orders knows them. */
// prettier-ignore
export const commandStructureKind = vocabulary('CommandStructureKind', {
  'brigade-general':        { it: 'generale di brigata', en: 'brigade general' },
  'division-general':       { it: 'generale di divisione', en: 'division general' },
  'independent-brigade':    { it: 'brigata indipendente', en: 'independent brigade' },
  'understrength-division': { it: 'divisione a ranghi ridotti', en: 'understrength division' },
  'column':                 { it: 'colonna', en: 'column' },
  'prussian-brigade':       { it: 'brigata prussiana', en: 'Prussian brigade' },
});

const organisation = oneOf(
  { it: 'Come è organizzata la formazione', en: 'How the formation is organised' },
  commandOrganisation,
);

export const commandStructureFacts = {
  organisation: optional(organisation),
  nation: optional(
    oneOf({ it: 'Esercito, per proporre l’organizzazione', en: 'Army, to propose the organisation' }, nation),
  ),
  year: optional(year('Anno, per proporre l’organizzazione', 'Year, to propose the organisation')),
};

export const commandStructureOutcome = {
  organisation,
  generals: list(
    { it: 'Generali in campo', en: 'Generals fielded' },
    oneOf({ it: 'Generale', en: 'General' }, commandGeneral),
    1,
    2,
  ),
  orderAllowance: list(
    { it: 'Chi dà gli ordini, per contarli', en: 'Who gives orders, to count them' },
    oneOf({ it: 'Comando', en: 'Commander' }, commandStructureKind),
    0,
    2,
  ),
};
