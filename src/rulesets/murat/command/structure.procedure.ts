import { procedure } from '../../../core/index.js';
import { noBrigadeGeneral } from '../rulings.js';
import type { Nation } from '../vocabulary.js';
import { austrianRussianOrganisation, organisations, prussianOrganisation } from './command.tables.js';
import { commandStructureExamples } from './structure.examples.js';
import {
  commandGeneral,
  commandOrganisation,
  commandStructureFacts,
  commandStructureOutcome,
  type CommandOrganisation,
} from './structure.facts.js';

/** The armies whose organisation changed over the years. */
const changingArmies: readonly (Nation | null)[] = ['prussian', 'austrian', 'russian'];

const given = <V>(value: V | null): value is V => value !== null;

export const commandStructure = procedure({
  id: 'murat.command.structure',
  title: { it: 'Quali generali sono in campo', en: 'Which generals are on the table' },
  rule: '§1.1, §1.2, §2.4, §2.13',
  when: { it: 'Quando si prepara la catena di comando.', en: 'When the chain of command is set up.' },
  facts: commandStructureFacts,
  needed: {
    nation: {
      says: {
        it: 'Serve l’organizzazione, o l’esercito per proporla.',
        en: 'The organisation is needed, or the army to propose it.',
      },
      when: ({ organisation }) => organisation === null,
    },
    year: {
      says: {
        it: 'Per questo esercito l’organizzazione dipende dall’anno.',
        en: 'For this army the organisation depends on the year.',
      },
      when: ({ organisation, nation }) => organisation === null && changingArmies.includes(nation),
    },
  },
  outcome: commandStructureOutcome,
  tables: [prussianOrganisation, austrianRussianOrganisation, organisations],
  rulings: [noBrigadeGeneral],
  examples: commandStructureExamples,

  adjudicate(facts, { by, reckon, lookUp, lookUpBand }) {
    const proposed = (): CommandOrganisation => {
      // For any other army the year was not needed, and decides nothing.
      if (facts.year === null || !changingArmies.includes(facts.nation)) {
        const says = { it: 'L’esercito è organizzato in brigate', en: 'The army is organised in brigades' };
        return reckon('§1.2', says, 'brigaded-division');
      }
      return lookUpBand(facts.nation === 'prussian' ? prussianOrganisation : austrianRussianOrganisation, facts.year);
    };
    const organisation = facts.organisation ?? proposed();
    const { general, ofEachBrigade, orders, ordersOfEachBrigade } = lookUp(organisations, organisation);
    // A brigade general in command gives regiment orders by his own values anyway.
    if (general === 'division' && ofEachBrigade === null) {
      const { it, en } = noBrigadeGeneral.options[by(noBrigadeGeneral)];
      reckon('§1.1, §2.4', { it: `Ordini di reggimento: ${it}`, en: `Regiment orders: ${en}` }, true);
    }
    if (general === 'corps') {
      const says = {
        it: 'Il generale di corpo guida la riserva come una brigata',
        en: 'The corps general leads the reserve as a brigade',
      };
      reckon('§2.13', says, true);
    }
    return {
      organisation,
      generals: [general, ofEachBrigade].filter(given),
      orderAllowance: [orders, ordersOfEachBrigade].filter(given),
    };
  },

  inWords: ({ organisation, generals }) => {
    const { it, en } = commandOrganisation.words[organisation];
    const [first, ofBrigades] = generals.map(general => commandGeneral.words[general]);
    const each =
      ofBrigades === undefined ? { it: '', en: '' } : { it: ' e uno per brigata', en: ' and one for each brigade' };
    return {
      it: `Organizzazione: ${it}; in campo un generale ${first?.it ?? ''}${each.it}.`,
      en: `Organisation: ${en}; on the table one ${first?.en ?? ''} general${each.en}.`,
    };
  },
});
