import { procedure } from '../../../core/index.js';
import { isArtillery } from '../vocabulary.js';
import { brokenSupporters, supportFootnoteMark } from './morale.rulings.js';
import { moraleSupportExamples } from './support.examples.js';
import { moraleSupportFacts, moraleSupportOutcome } from './support.facts.js';

/** How far behind a friend may stand. */
const supportCm = 10;

export const moraleSupport = procedure({
  id: 'ordre-mixte.morale.support',
  title: { it: 'L’unità è supportata?', en: 'Is the unit supported?' },
  rule: 'L116, L121',
  when: { it: 'Nel test di morale di un’unità di fanteria.', en: 'In the morale test of an infantry unit.' },
  facts: moraleSupportFacts,
  outcome: moraleSupportOutcome,
  rulings: [supportFootnoteMark, brokenSupporters],
  parts: { friends: { fills: { 'friends.arm': 'arm', 'friends.status': 'status' } } },
  examples: moraleSupportExamples,

  adjudicate({ arm, friends, declaredSupported }, { by, reckon }) {
    if (arm !== 'infantry') {
      return {
        supported: reckon(
          'L121',
          { it: 'Solo la fanteria può essere supportata', en: 'Only infantry can be supported' },
          false,
        ),
      };
    }
    if ((friends.length > 0 || declaredSupported) && by(supportFootnoteMark) === 'no-definition') {
      return {
        supported: reckon(
          'L116',
          { it: 'Vale quanto dichiarano i giocatori', en: 'It is as the players declare' },
          declaredSupported,
        ),
      };
    }
    const near = friends.filter(friend => friend.behind && friend.distanceCm <= supportCm && !isArtillery(friend.arm));
    reckon(
      'L121',
      {
        it: 'Fanteria o cavalleria amica dietro, entro 10 cm',
        en: 'Friendly infantry or cavalry behind, within 10 cm',
      },
      near.length,
    );
    const steady = near.filter(friend => friend.status === 'steady');
    const supported = steady.length > 0 || (near.length > 0 && by(brokenSupporters) === 'count');
    return {
      supported: reckon(
        'L121',
        { it: 'Almeno una di esse dà supporto', en: 'At least one of them gives support' },
        supported,
      ),
    };
  },

  inWords: ({ supported }) =>
    supported
      ? { it: 'L’unità è supportata: +1 al test.', en: 'The unit is supported: +1 to the test.' }
      : { it: 'L’unità non è supportata.', en: 'The unit is not supported.' },
});
