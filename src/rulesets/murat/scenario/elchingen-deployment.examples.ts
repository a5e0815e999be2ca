import type { Example } from '../../../core/index.js';
import type { elchingenDeploymentFacts, elchingenDeploymentOutcome } from './elchingen-deployment.facts.js';

export const elchingenDeploymentExamples: readonly Example<
  typeof elchingenDeploymentFacts,
  typeof elchingenDeploymentOutcome
>[] = [
  {
    says: {
      it: 'Laudon fra B e D, Hessen-Homburg fra A e B, i corazzieri dietro Ober-Elchingen con Riesch',
      en: 'Laudon between B and D, Hessen-Homburg between A and B, the cuirassiers behind Ober-Elchingen with Riesch',
    },
    facts: {
      placements: [
        { unitId: 'laudon', zone: 'b-d' },
        { unitId: 'austrian-line-8', zone: 'b-d' },
        { unitId: 'austrian-line-42', zone: 'a-b' },
        { unitId: 'austrian-2nd-cuirassiers', zone: 'behind-ober-elchingen' },
        { unitId: 'hohenzollern-battery', zone: 'behind-ober-elchingen' },
        { unitId: 'riesch', zone: 'behind-ober-elchingen' },
      ],
    },
    outcome: { legal: true, violations: [] },
  },
  {
    says: {
      it: 'Gli ussari e gli ulani si schierano con le loro divisioni',
      en: 'Hussars and uhlans deploy with their divisions',
    },
    facts: {
      placements: [
        { unitId: 'austrian-6th-hussars', zone: 'b-d' },
        { unitId: 'austrian-2nd-uhlans', zone: 'a-b' },
      ],
    },
    outcome: { legal: true, violations: [] },
  },
  {
    says: {
      it: 'Loison a 4 UM da Laudon con la batteria della riserva e Ney; il resto oltre il Danubio',
      en: 'Loison 4 UM from Laudon with the reserve battery and Ney; the rest beyond the Danube',
    },
    facts: {
      placements: [
        { unitId: 'french-39th-line', zone: 'e-f', distanceToLaudonUm: 4 },
        { unitId: 'french-reserve-battery', zone: 'e-f', distanceToLaudonUm: 6 },
        { unitId: 'ney', zone: 'e-f', distanceToLaudonUm: 5 },
        { unitId: 'french-27th-line', zone: 'beyond-danube' },
        { unitId: 'french-elite', zone: 'beyond-danube' },
        { unitId: 'colbert', zone: 'beyond-danube' },
      ],
    },
    outcome: { legal: true, violations: [] },
  },
  {
    says: {
      it: 'Il 69° è a 3,5 UM da Laudon: troppo vicino',
      en: 'The 69th is 3.5 UM from Laudon: too close',
    },
    facts: {
      placements: [
        { unitId: 'french-69th-line', zone: 'e-f', distanceToLaudonUm: 3.5 },
        { unitId: 'french-76th-line', zone: 'e-f', distanceToLaudonUm: 4 },
      ],
    },
    outcome: { legal: false, violations: [{ unitId: 'french-69th-line', code: 'too-close-to-laudon' }] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un reggimento di Mahler in prima linea è fuori zona, e anche troppo vicino',
      en: 'A regiment of Mahler’s in the first line is out of its zone, and too close as well',
    },
    facts: {
      placements: [
        { unitId: 'french-25th-chasseurs', zone: 'e-f', distanceToLaudonUm: 2 },
        { unitId: 'austrian-line-24', zone: 'b-d' },
      ],
    },
    outcome: {
      legal: false,
      violations: [
        { unitId: 'french-25th-chasseurs', code: 'too-close-to-laudon' },
        { unitId: 'french-25th-chasseurs', code: 'wrong-zone' },
        { unitId: 'austrian-line-24', code: 'wrong-zone' },
      ],
    },
    notAllowed: true,
  },
];
