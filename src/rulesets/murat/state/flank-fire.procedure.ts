import { measuredOrPlaced, procedure } from '../../../core/index.js';
import { flankFireExamples } from './flank-fire.examples.js';
import { flankFireFacts, flankFireOutcome, type FlankFire } from './flank-fire.facts.js';
import { baseBeyond, frontBeyond } from './from-positions.js';
import { enfiladeFraction } from './state.tables.js';

const conditions = measuredOrPlaced<FlankFire>(({ frontFractionBeyondLine }) => frontFractionBeyondLine);

export const flankFire = procedure({
  id: 'murat.state.flank-fire',
  title: { it: 'Fuoco d’infilata', en: 'Enfilade fire' },
  rule: '§1.7',
  when: { it: 'Prima del fuoco di moschetti o cannoni.', en: 'Before muskets or guns fire.' },
  facts: flankFireFacts,
  needed: { frontFractionBeyondLine: conditions.needed },
  impossible: { positions: conditions.positions },
  outcome: flankFireOutcome,
  tables: [enfiladeFraction],
  examples: flankFireExamples,

  adjudicate({ shooterArm, frontFractionBeyondLine, positions }, { lookUp, reckon }) {
    const measure = shooterArm === 'artillery' ? baseBeyond : frontBeyond;
    const beyond =
      positions === null
        ? (frontFractionBeyondLine ?? 0)
        : reckon(
            '§1.7',
            { it: 'Parte oltre la linea del bersaglio, misurata', en: 'Part beyond the target’s line, as measured' },
            measure(positions.target, positions.shooter),
          );
    const needed = lookUp(enfiladeFraction, shooterArm);
    const says = {
      it: 'Abbastanza fronte è oltre la linea del bersaglio',
      en: 'Enough front lies beyond the target’s line',
    };
    return { enfilade: reckon('§1.7', says, beyond >= needed) };
  },

  inWords: ({ enfilade }) =>
    enfilade
      ? { it: 'È fuoco d’infilata.', en: 'It is enfilade fire.' }
      : { it: 'Non è fuoco d’infilata.', en: 'It is not enfilade fire.' },
});
