import { byName, dieThrow, modifierTable, row, type By } from '../../../core/index.js';
import { wearOfUnit } from '../strength.js';
import { formationOf, isEliteOrGuard } from '../unit.js';
import { emergencyGeneralQuality, emergencyLossStacking } from './emergency.rulings.js';
import type { EmergencyFacts } from './test.facts.js';

const hasGeneral = ({ attachedGeneral }: EmergencyFacts, by: By): boolean =>
  attachedGeneral !== null && (attachedGeneral !== 'poor' || by(emergencyGeneralQuality) === 'any');

const countsThirdLost = ({ unit }: EmergencyFacts, by: By): boolean => {
  const { thirdLost, decimated } = wearOfUnit(unit, by);
  return thirdLost && (!decimated || by(emergencyLossStacking) === 'cumulative');
};

const isCavalryOnCavalry = ({ unit, enemy }: EmergencyFacts): boolean =>
  unit.arm === 'cavalry' && enemy.arm === 'cavalry';

const startedNear = ({ enemy, enemyStartDistanceUm }: EmergencyFacts): boolean =>
  enemy.arm === 'cavalry' && enemyStartDistanceUm !== null && enemyStartDistanceUm <= 3;

// prettier-ignore
export const emergencyModifiers = modifierTable<EmergencyFacts>('emergency-modifiers', '§2.6', { it: 'Fattori del test di manovra di emergenza', en: 'Factors of the emergency manoeuvre test' }, [
  row('conscript',             -1, '§2.6', { it: 'Coscritti', en: 'Conscripts' }, f => f.unit.experience === 'conscript'),
  row('elite',                 +1, '§2.6', { it: 'Élite o Guardia', en: 'Elite or guard' }, f => isEliteOrGuard(f.unit)),
  row('guard-further',         +1, '§2.6', { it: 'Guardia, in aggiunta', en: 'Guard, on top' }, f => f.unit.experience === 'guard'),
  row('attached-general',      +1, '§2.6', { it: 'Generale aggregato', en: 'Attached general' }, hasGeneral),
  row('countercharge-cavalry', +1, '§2.6', { it: 'Controcarica di cavalleria contro cavalleria', en: 'Cavalry countercharging cavalry' }, f => f.kind === 'countercharge' && isCavalryOnCavalry(f)),
  row('battle-cavalry',        +1, '§2.6', { it: 'Cavalleria da battaglia', en: 'Battle cavalry' }, f => f.unit.arm === 'cavalry' && f.unit.battleCavalry),
  row('heavy-vs-light',        +1, '§2.6', { it: 'Cavalleria pesante contro leggera', en: 'Heavy cavalry against light' },
    f => isCavalryOnCavalry(f) && f.unit.cavalryWeight === 'heavy' && f.enemy.cavalryWeight === 'light'),
  row('attack-column',         +1, '§2.6', { it: 'Fanteria in colonna d’attacco', en: 'Infantry in attack column' }, f => f.unit.arm === 'infantry' && formationOf(f.unit) === 'attack-column'),
  row('disordered',            -1, '§2.6', { it: 'Disordinata', en: 'Disordered' }, f => f.unit.disordered),
  row('third-lost',            -1, '§2.6', { it: 'Ha perso un terzo della FoU', en: 'A third of the FoU lost' }, countsThirdLost),
  row('two-thirds-lost',       -2, '§2.6', { it: 'Ha perso due terzi della FoU', en: 'Two thirds of the FoU lost' }, (f, by) => wearOfUnit(f.unit, by).decimated),
  row('cavalry-within-3',      -1, '§2.6', { it: 'Cavalleria nemica entro 3 UM all’inizio della sua mossa', en: 'Enemy cavalry within 3 UM at the start of its move' }, startedNear),
  row('march-column',          -4, '§2.6', { it: 'In colonna di marcia', en: 'In march column' }, f => formationOf(f.unit) === 'march-column'),
]);

/** What becomes of a unit that passes, and of one that fails. */
// prettier-ignore
export const emergencyEffects = byName('emergency-effects', '§2.6, §2.7', { it: 'Esiti del test di manovra di emergenza', en: 'Results of the emergency manoeuvre test' }, {
  'form-square':      { passed: 'forms-square',                     failed: 'disordered-and-cannot-fire' },
  'countercharge':    { passed: 'countercharges',                   failed: 'receives-at-halt' },
  'advance-reaction': { passed: 'charges-disordered-without-bonus', failed: 'none' },
  'limber-and-flee':  { passed: 'limbers-and-flees',                failed: 'stays' },
});

export const emergencyThrow = dieThrow(
  'emergency',
  '§2.6',
  { it: 'Test di manovra di emergenza, 2D6', en: 'Emergency manoeuvre test, 2D6' },
  6,
);
