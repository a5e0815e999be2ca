import type { Example } from '../../../core/index.js';
import type { meleeDiceFacts, meleeDiceOutcome } from './dice.facts.js';

const line = { unit: { fouCurrent: 5 } } as const;
const regiment = { unit: { fouCurrent: 6 }, charging: true } as const;
const eliteDragoons = { arm: 'cavalry', cavalryType: 'dragoon', experience: 'elite', fouCurrent: 4 } as const;
const dragoonCharge = { unit: eliteDragoons, charging: true } as const;
const conscripts = { unit: { experience: 'conscript', fouCurrent: 5 } } as const;
const hussars = { arm: 'cavalry', cavalryType: 'hussar', fouCurrent: 6 } as const;
const uhlans = { arm: 'cavalry', lance: true, fouCurrent: 4 } as const;
const cuirassiers = { arm: 'cavalry', cavalryType: 'cuirassier', cavalryWeight: 'heavy', fouCurrent: 8 } as const;
const carabiniers = { ...cuirassiers, cavalryType: 'carabinier' } as const;
const square = { unit: { formation: 'square', fouCurrent: 8 } } as const;
const chasseurs = { infantryClass: 'light', openOrder: true, fouCurrent: 6 } as const;
const closeChasseurs = { ...chasseurs, openOrder: false } as const;
const battery = { arm: 'artillery', fouCurrent: 3 } as const;

const pool = (dice: number, needed: number, ...modifiers: readonly (readonly [id: string, value: number])[]) => ({
  dice,
  needed,
  modifiers: modifiers.map(([id, value]) => ({ id, value })),
});

export const meleeDiceExamples: readonly Example<typeof meleeDiceFacts, typeof meleeDiceOutcome>[] = [
  {
    says: {
      it: 'Una linea da FoU 6 carica una linea da FoU 5: sette dadi contro cinque',
      en: 'A line of FoU 6 charges a line of FoU 5: seven dice against five',
    },
    facts: { attacker: regiment, defender: line },
    outcome: { attacker: pool(7, 4, ['formed-infantry-charging', 1]), defender: pool(5, 4) },
    fromTheBook: '§2.10',
  },
  {
    says: {
      it: 'Dragoni d’élite da FoU 4 su coscritti da FoU 5 senza quadrato, con il +1 dell’esempio: otto dadi contro quattro',
      en: 'Elite dragoons of FoU 4 on conscripts of FoU 5 with no square, with the example’s +1: eight dice against four',
    },
    facts: { attacker: dragoonCharge, defender: conscripts },
    rulings: { 'dragoon-bonus': 'always' },
    outcome: {
      attacker: pool(
        8,
        4,
        ['cavalry-charging-foot-or-guns', 2],
        ['dragoons-or-lancers-vs-cavalry', 1],
        ['guard-or-elite', 1],
      ),
      defender: pool(4, 4, ['conscript', -1]),
    },
    fromTheBook: '§2.10',
  },
  {
    says: {
      it: 'Secondo la tabella quei dragoni tirano sette dadi',
      en: 'By the table those dragoons throw seven dice',
    },
    facts: { attacker: dragoonCharge, defender: conscripts },
    outcome: {
      attacker: pool(7, 4, ['cavalry-charging-foot-or-guns', 2], ['guard-or-elite', 1]),
      defender: pool(4, 4, ['conscript', -1]),
    },
  },
  {
    says: {
      it: 'Col disordine del quadrato mancato i coscritti ne tirano tre',
      en: 'With the disorder of the failed square the conscripts throw three',
    },
    facts: { attacker: dragoonCharge, defender: { unit: { ...conscripts.unit, disordered: true } } },
    outcome: { defender: pool(3, 4, ['conscript', -1], ['disordered', -1]) },
  },
  {
    says: {
      it: 'Colonna d’attacco impetuosa alla carica col generale di brigata',
      en: 'An impetuous attack column charges with its brigade general',
    },
    facts: {
      attacker: { unit: { formation: 'attack-column', impetuous: true, fouCurrent: 8 }, charging: true, general: {} },
      defender: line,
    },
    outcome: {
      attacker: pool(11, 4, ['formed-infantry-charging', 1], ['impetuous-column-charging', 1], ['brigade-general', 1]),
    },
  },
  {
    says: {
      it: 'Un generale di brigata eccellente vale due dadi, uno di divisione anche',
      en: 'An excellent brigade general is worth two dice, and so is a division general',
    },
    facts: {
      attacker: { ...regiment, general: { quality: 'excellent' } },
      defender: { ...line, general: { level: 'division' } },
    },
    outcome: {
      attacker: pool(9, 4, ['formed-infantry-charging', 1], ['excellent-brigade-general', 2]),
      defender: pool(7, 4, ['division-general', 2]),
    },
  },
  {
    says: {
      it: 'Un generale scarso, o di corpo d’armata, non aggiunge nulla',
      en: 'A poor general, or a corps general, adds nothing',
    },
    facts: {
      attacker: { ...regiment, general: { level: 'corps', quality: 'excellent' } },
      defender: { ...line, general: { level: 'division', quality: 'poor' } },
    },
    outcome: { attacker: pool(7, 4, ['formed-infantry-charging', 1]), defender: pool(5, 4) },
  },
  {
    says: {
      it: 'Sfondando su un fianco: sfondamento, carica e fianco',
      en: 'A breakthrough onto a flank: breakthrough, charge and flank',
    },
    facts: { attacker: { unit: { fouCurrent: 6 }, breakthrough: true, strikesFlankOrRear: true }, defender: line },
    outcome: {
      attacker: pool(10, 4, ['formed-infantry-charging', 1], ['breakthrough', 1], ['flank-or-rear', 2]),
    },
  },
  {
    says: {
      it: 'Per il club lo sfondamento dà solo il suo +1',
      en: 'At this club a breakthrough earns only its own +1',
    },
    facts: { attacker: { unit: { fouCurrent: 6 }, breakthrough: true }, defender: line },
    rulings: { 'breakthrough-is-charge': 'no' },
    outcome: { attacker: pool(7, 4, ['breakthrough', 1]) },
  },
  {
    says: {
      it: 'Anche se aveva caricato prima di vincere, sfondando ha solo il suo +1',
      en: 'Even if it had charged before it won, breaking through it has only its own +1',
    },
    facts: { attacker: { unit: { fouCurrent: 6 }, charging: true, breakthrough: true }, defender: line },
    rulings: { 'breakthrough-is-charge': 'no' },
    outcome: { attacker: pool(7, 4, ['breakthrough', 1]) },
  },
  {
    says: {
      it: 'Gli ussari caricano cacciatori in ordine aperto',
      en: 'Hussars charge light infantry in open order',
    },
    facts: { attacker: { unit: hussars, charging: true }, defender: { unit: chasseurs } },
    outcome: {
      attacker: pool(10, 4, ['charging-light-infantry', 2], ['cavalry-charging-foot-or-guns', 2]),
      defender: pool(4, 4, ['open-order-light', -2]),
    },
  },
  {
    says: {
      it: 'In ordine chiuso i cacciatori valgono come fanteria formata',
      en: 'In close order the light infantry counts as formed',
    },
    facts: { attacker: { unit: hussars, charging: true }, defender: { unit: closeChasseurs } },
    outcome: { attacker: pool(8, 4, ['cavalry-charging-foot-or-guns', 2]), defender: pool(6, 4) },
  },
  {
    says: {
      it: 'Per il club il +2 vale contro ogni fanteria leggera',
      en: 'At this club the +2 is against any light infantry',
    },
    facts: { attacker: { unit: hussars, charging: true }, defender: { unit: closeChasseurs } },
    rulings: { 'charging-light': 'any-light' },
    outcome: { attacker: pool(10, 4, ['charging-light-infantry', 2], ['cavalry-charging-foot-or-guns', 2]) },
  },
  {
    says: { it: 'Ussari contro un quadrato', en: 'Hussars against a square' },
    facts: { attacker: { unit: hussars, charging: true }, defender: square },
    outcome: { attacker: pool(4, 4, ['light-cavalry-vs-square', -2]), defender: pool(9, 4, ['square-vs-cavalry', 1]) },
  },
  {
    says: { it: 'Lancieri contro un quadrato', en: 'Lancers against a square' },
    facts: { attacker: { unit: uhlans, charging: true }, defender: square },
    outcome: { attacker: pool(3, 4, ['heavy-or-lancers-vs-square', -1]) },
  },
  {
    says: { it: 'Una linea carica un quadrato', en: 'A line charges a square' },
    facts: { attacker: regiment, defender: square },
    outcome: {
      attacker: pool(7, 4, ['formed-infantry-charging', 1]),
      defender: pool(6, 4, ['square-vs-infantry', -2]),
    },
  },
  {
    says: {
      it: 'Corazzieri da battaglia caricano ussari fermi',
      en: 'Cuirassiers, battle cavalry, charge hussars that stand',
    },
    facts: {
      attacker: { unit: { ...cuirassiers, battleCavalry: true, experience: 'guard' }, charging: true },
      defender: { unit: hussars },
    },
    outcome: {
      attacker: pool(
        14,
        4,
        ['cuirassiers-vs-cavalry', 2],
        ['cavalry-charging-standing-cavalry', 2],
        ['battle-cavalry', 1],
        ['guard-or-elite', 1],
      ),
      defender: pool(6, 4),
    },
  },
  {
    says: {
      it: 'Se gli ussari controcaricano, il +2 contro chi sta fermo non c’è',
      en: 'If the hussars countercharge, the +2 against those who stand is gone',
    },
    facts: {
      attacker: { unit: cuirassiers, charging: true },
      defender: { unit: hussars, countercharging: true },
    },
    outcome: { attacker: pool(10, 4, ['cuirassiers-vs-cavalry', 2]), defender: pool(6, 4) },
  },
  {
    says: { it: 'I carabinieri non sono corazzieri', en: 'Carabiniers are not cuirassiers' },
    facts: { attacker: { unit: carabiniers }, defender: { unit: hussars } },
    outcome: { attacker: pool(8, 4) },
  },
  {
    says: {
      it: 'Per il club i carabinieri contano come corazzieri',
      en: 'At this club carabiniers count as cuirassiers',
    },
    facts: { attacker: { unit: carabiniers }, defender: { unit: hussars } },
    rulings: { 'carabiniers-as-cuirassiers': 'yes' },
    outcome: { attacker: pool(10, 4, ['cuirassiers-vs-cavalry', 2]) },
  },
  {
    says: {
      it: 'Ulani contro cavalleria disordinata: le due righe si sommano',
      en: 'Uhlans against disordered cavalry: the two rows add up',
    },
    facts: {
      attacker: { unit: uhlans, charging: true },
      defender: { unit: { ...hussars, disordered: true }, charging: true },
    },
    outcome: {
      attacker: pool(6, 4, ['dragoons-or-lancers-vs-cavalry', 1], ['lancers-vs-disordered-cavalry', 1]),
      defender: pool(5, 4, ['disordered', -1]),
    },
  },
  {
    says: {
      it: 'La carica obbligata conta come in disordine e non ha bonus',
      en: 'A forced charge counts as disordered and has no bonus',
    },
    facts: { attacker: { unit: hussars, charging: true, mandatoryReaction: true }, defender: line },
    outcome: { attacker: pool(5, 4, ['disordered', -1]), defender: pool(5, 4) },
  },
  {
    says: { it: 'In opportunità non c’è bonus di carica', en: 'On opportunity there is no charge bonus' },
    facts: { attacker: { unit: hussars, charging: true, chargeBonusDenied: true }, defender: line },
    outcome: { attacker: pool(6, 4) },
  },
  {
    says: {
      it: 'Per il club in opportunità si perde solo il movimento',
      en: 'At this club only the extra move is lost on opportunity',
    },
    facts: { attacker: { unit: hussars, charging: true, chargeBonusDenied: true }, defender: line },
    rulings: { 'opportunity-charge-bonus': 'move-bonus' },
    outcome: { attacker: pool(8, 4, ['cavalry-charging-foot-or-guns', 2]) },
  },
  {
    says: { it: 'La fanteria forza un ponte', en: 'Infantry forces a bridge' },
    facts: { attacker: { ...regiment, crossingBridge: true }, defender: line },
    outcome: { attacker: pool(6, 4, ['formed-infantry-charging', 1], ['infantry-crossing-bridge', -1]) },
  },
  {
    says: {
      it: 'La cavalleria sorprende al ponte una colonna di marcia',
      en: 'Cavalry catches a march column at the bridge',
    },
    facts: {
      attacker: { unit: hussars, charging: true, crossingBridge: true },
      defender: { unit: { formation: 'march-column', fouCurrent: 8 } },
    },
    outcome: {
      attacker: pool(6, 4, ['cavalry-charging-foot-or-guns', 2], ['cavalry-crossing-bridge', -2]),
      defender: pool(4, 4, ['march-column', -4]),
    },
  },
  {
    says: {
      it: 'Per il club al ponte si aggiunge il -1 del testo',
      en: 'At this club the text’s -1 is added at a bridge',
    },
    facts: { attacker: { ...regiment, crossingBridge: true }, defender: line },
    rulings: { 'bridge-melee': 'table-plus-one' },
    outcome: { attacker: pool(5, 4, ['formed-infantry-charging', 1], ['infantry-crossing-bridge', -2]) },
  },
  {
    says: { it: 'I cosacchi tirano due dadi in meno', en: 'Cossacks throw two dice fewer' },
    facts: {
      attacker: { unit: { arm: 'cavalry', cavalryType: 'cossack', irregular: true, fouCurrent: 4 } },
      defender: line,
    },
    outcome: { attacker: pool(2, 4, ['irregular-cavalry', -2]) },
  },
  {
    says: {
      it: 'Supporto da FoU 7 e due batterie aggregate: due dadi e due dadi',
      en: 'Support of FoU 7 and two attached batteries: two dice and two dice',
    },
    facts: {
      attacker: { ...regiment, support: { fouCurrent: 7 } },
      defender: { ...line, attachedBatteries: 2 },
    },
    outcome: {
      attacker: pool(9, 4, ['formed-infantry-charging', 1], ['support', 2]),
      defender: pool(7, 4, ['attached-battery', 2]),
    },
  },
  {
    says: { it: 'Il supporto disordinato dà un dado in meno', en: 'A disordered supporter gives one die fewer' },
    facts: { attacker: { ...regiment, support: { fouCurrent: 8, disordered: true } }, defender: line },
    outcome: { attacker: pool(8, 4, ['formed-infantry-charging', 1], ['support', 2], ['disordered-support', -1]) },
  },
  {
    says: {
      it: 'Per il club il supporto disordinato toglie un dado in tutto',
      en: 'At this club a disordered supporter costs one die in all',
    },
    facts: { attacker: { ...regiment, support: { fouCurrent: 8, disordered: true } }, defender: line },
    rulings: { 'disordered-support': 'minus-one' },
    outcome: { attacker: pool(6, 4, ['formed-infantry-charging', 1], ['disordered-support', -1]) },
  },
  {
    says: {
      it: 'Per il club il quarto è per difetto: tre FoU in supporto non danno né tolgono',
      en: 'At this club the quarter is rounded down: three FoU in support neither give nor take',
    },
    facts: { attacker: { ...regiment, support: { fouCurrent: 3, disordered: true } }, defender: line },
    rulings: { 'support-dice': 'quarter-rounded-down' },
    outcome: { attacker: pool(7, 4, ['formed-infantry-charging', 1]) },
  },
  {
    says: {
      it: 'I cannoni combattono con la FoU e col supporto, e nient’altro',
      en: 'Guns fight with their FoU and their support, and nothing else',
    },
    facts: {
      attacker: { unit: hussars, charging: true },
      defender: { unit: { ...battery, experience: 'elite' }, support: { fouCurrent: 8 }, general: {} },
    },
    outcome: { attacker: pool(8, 4, ['cavalry-charging-foot-or-guns', 2]), defender: pool(5, 4, ['support', 2]) },
  },
  {
    says: { it: 'Per il club il supporto ai cannoni non serve', en: 'At this club support is no use to guns' },
    facts: { attacker: { unit: hussars, charging: true }, defender: { unit: battery, support: { fouCurrent: 8 } } },
    rulings: { 'supported-guns': 'no-benefit' },
    outcome: { defender: pool(3, 4) },
  },
  {
    says: {
      it: 'Coscritti allo stremo in colonna di marcia: almeno un dado',
      en: 'Worn-out conscripts in march column: at least one die',
    },
    facts: {
      attacker: regiment,
      defender: { unit: { experience: 'conscript', formation: 'march-column', fouInitial: 6, fouCurrent: 2 } },
    },
    outcome: { defender: pool(1, 4, ['conscript', -1], ['march-column', -4]) },
  },
  {
    says: { it: 'Per il club possono non tirarne', en: 'At this club they may throw none' },
    facts: {
      attacker: regiment,
      defender: { unit: { experience: 'conscript', formation: 'march-column', fouInitial: 6, fouCurrent: 2 } },
    },
    rulings: { 'melee-dice-floor': 'zero' },
    outcome: { defender: pool(0, 4, ['conscript', -1], ['march-column', -4]) },
  },
  {
    says: { it: 'Nel bosco serve un 5, dietro il muretto un 6', en: 'In a wood a 5 is needed, behind a wall a 6' },
    facts: { attacker: { ...regiment, position: 'woods' }, defender: { ...line, position: 'wall' } },
    outcome: { attacker: pool(7, 6, ['formed-infantry-charging', 1]), defender: pool(5, 5) },
  },
  {
    says: { it: 'Per il club il muretto è copertura leggera', en: 'At this club a wall is light cover' },
    facts: { attacker: regiment, defender: { ...line, position: 'wall' } },
    rulings: { 'cover-classes': 'walls-light' },
    outcome: { attacker: pool(7, 5, ['formed-infantry-charging', 1]) },
  },
  {
    says: {
      it: 'Contro un muretto in campagna i genieri non servono',
      en: 'Against a wall in the fields engineers are of no use',
    },
    facts: { attacker: { ...regiment, engineers: true }, defender: { ...line, position: 'wall' } },
    outcome: { attacker: pool(7, 6, ['formed-infantry-charging', 1]) },
  },
  {
    says: { it: 'Contro il presidio, coi genieri basta un 5', en: 'Against a garrison, with engineers a 5 is enough' },
    facts: {
      attacker: { ...regiment, engineers: true },
      defender: { unit: { formation: 'perimeter', fouCurrent: 6 } },
    },
    outcome: { attacker: pool(7, 5, ['formed-infantry-charging', 1]), defender: pool(6, 4) },
  },
  {
    says: {
      it: 'La copertura dichiarata vale più della posizione',
      en: 'Cover that is declared counts before the position',
    },
    facts: { attacker: regiment, defender: { ...line, position: 'field-works', coverClass: 'none' } },
    outcome: { attacker: pool(7, 4, ['formed-infantry-charging', 1]) },
  },
  {
    says: { it: 'Nel secondo turno la carica conta ancora', en: 'In the second round the charge still counts' },
    facts: { attacker: { ...regiment, breakthrough: true }, defender: line, round: 2 },
    outcome: { attacker: pool(8, 4, ['formed-infantry-charging', 1], ['breakthrough', 1]) },
  },
  {
    says: { it: 'Per il club nel secondo turno non più', en: 'At this club no longer in the second round' },
    facts: { attacker: { ...regiment, breakthrough: true }, defender: line, round: 2 },
    rulings: { 'second-round-charge': 'drop' },
    outcome: { attacker: pool(6, 4) },
  },
  {
    says: {
      it: 'Un secondo reggimento sullo stesso nemico combatte a parte',
      en: 'A second regiment on the same enemy fights apart',
    },
    facts: { attacker: { ...regiment, otherUnitsDice: 5 }, defender: line },
    outcome: { attacker: pool(7, 4, ['formed-infantry-charging', 1]) },
  },
  {
    says: { it: 'Per il club i dadi si sommano', en: 'At this club their dice are added' },
    facts: { attacker: { ...regiment, otherUnitsDice: 5 }, defender: line },
    rulings: { 'melee-several-units': 'pooled' },
    outcome: { attacker: pool(12, 4, ['formed-infantry-charging', 1]) },
  },
  {
    says: { it: 'Regola della casa: la carica vale due dadi', en: 'House rule: the charge is worth two dice' },
    facts: { attacker: regiment, defender: line },
    house: { 'formed-infantry-charging': 2 },
    outcome: { attacker: pool(8, 4, ['formed-infantry-charging', 2]) },
  },
];
