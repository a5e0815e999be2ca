import { howMany, procedure } from '../../../core/index.js';
import { elchingenDeploymentExamples } from './elchingen-deployment.examples.js';
import { elchingenDeploymentFacts, elchingenDeploymentOutcome } from './elchingen-deployment.facts.js';
import { forceOf } from './elchingen.forces.js';
import { leastUmFromLaudon } from './elchingen.js';
import { elchingenZone } from './elchingen.words.js';
import { elchingenViolations } from './scenario.reasons.js';

export const elchingenDeployment = procedure({
  id: 'murat.scenario.elchingen-deployment',
  title: { it: 'Elchingen: controllo dello schieramento', en: 'Elchingen: deployment check' },
  rule: 'App. 2',
  when: {
    it: 'Allo schieramento, prima gli austriaci; la mappa con i punti da A a F la porta il club.',
    en: 'At deployment, Austrians first; the club brings the map with points A to F.',
  },
  facts: elchingenDeploymentFacts,
  outcome: elchingenDeploymentOutcome,
  examples: elchingenDeploymentExamples,
  impossible: {
    placements: {
      says: { it: 'La stessa unità è schierata due volte.', en: 'The same unit is deployed twice.' },
      when: ({ placements }) => new Set(placements.map(({ unitId }) => unitId)).size < placements.length,
    },
  },

  adjudicate({ placements }, { reckon, forbid }) {
    const violations = placements.flatMap(({ unitId, zone, distanceToLaudonUm }) => {
      const { says, unit, zone: own } = forceOf(unitId);
      const onTable = unit.side === 'french' && zone !== 'beyond-danube';
      const tooClose = onTable && distanceToLaudonUm !== null && distanceToLaudonUm < leastUmFromLaudon;
      reckon('App. 2', { it: `${says.it}: la sua zona`, en: `${says.en}: its zone` }, own);
      return [
        ...(tooClose ? (['too-close-to-laudon'] as const) : []),
        ...(zone === own ? [] : (['wrong-zone'] as const)),
      ].map(code => ({ unitId, code: forbid('App. 2', elchingenViolations, code) }));
    });
    return { legal: violations.length === 0, violations };
  },

  inWords: ({ legal, violations }, { placements }) => {
    const many = placements.length;
    if (legal)
      return {
        it: `Schieramento in regola: ${howMany(many, 'unità controllata', 'unità controllate')}.`,
        en: `The deployment is in order: ${howMany(many, 'unit', 'units')} checked.`,
      };
    const said = (language: 'it' | 'en'): string =>
      violations
        .map(({ unitId, code }) => {
          const { says, zone } = forceOf(unitId);
          const where = code === 'wrong-zone' ? ` (${elchingenZone.words[zone][language]})` : '';
          return `${says[language]}: ${elchingenViolations.words[code][language]}${where}`;
        })
        .join('; ');
    return { it: `Schieramento da correggere. ${said('it')}.`, en: `The deployment is wrong. ${said('en')}.` };
  },
});
