import {
  choice,
  json,
  MaySay,
  number,
  PageAsked,
  Said,
  several,
  shape,
  Shape,
  time,
  uuid,
  whole,
  words,
  yesOrNo,
} from '../../api/door/index.js';
import { hidingWords } from '../application/told.js';

const sideId = words(40, 1, {
  matches: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  says: { it: 'un nome in minuscole come austriaci', en: 'a name in lower case such as austrian' },
});
const unitId = words(100);
const facts = json('un oggetto con i campi dell’unità', 'an object with the fields of the unit');

export const hiding = choice('Hiding', hidingWords);

@Shape('SideOpening', 'Una parte che scende in campo.', 'A side that takes the field.')
export class SideOpeningAsked {
  @Said('Il nome breve della parte.', 'The id of the side.', sideId) readonly id!: string;
  @MaySay('Come si chiama.', 'What it is called.', words(100)) readonly name?: string;
  @MaySay(
    'Il roster da cui prende le unità, se non c’è uno scenario.',
    'The roster it takes its units from, if there is no scenario.',
    uuid,
  )
  readonly roster?: string;
  @MaySay('I soci che la giocano.', 'The members who play it.', several(uuid, 20)) readonly players?: readonly string[];
  @MaySay(
    'Le sue unità che l’altra parte non vede.',
    'Those of its units that the other side does not see.',
    several(unitId, 200),
  )
  readonly hidden?: readonly string[];
}

@Shape('BattleOpening', 'Una battaglia da aprire.', 'A battle to open.')
export class BattleOpeningAsked {
  @Said('Come si chiama la battaglia.', 'What the battle is called.', words(100)) readonly name!: string;
  @Said('Il regolamento.', 'The ruleset.', words(40)) readonly ruleset!: string;
  @MaySay(
    'Lo scenario del libro; senza, ogni parte porta un roster.',
    'The scenario of the book; without one, each side brings a roster.',
    words(40),
  )
  readonly scenario?: string;
  @MaySay(
    'Le parti; in uno scenario solo quel che se ne dice in più.',
    'The sides; in a scenario only what is said of them besides.',
    several(
      shape(() => SideOpeningAsked),
      6,
    ),
  )
  readonly sides?: readonly SideOpeningAsked[];
  @MaySay(
    'Quel che i giocatori stabiliscono di singole unità: nome dell’unità, campo, valore.',
    'What the players settle of single units: unit, field, value.',
    json('un oggetto con unità, campi e valori', 'an object of units, fields and values'),
  )
  readonly units?: unknown;
  @MaySay(
    'Come si leggono i punti dubbi; altrimenti come il club.',
    'How unclear points are read; otherwise as the club does.',
    json('un oggetto con interpretazioni e opzioni', 'an object of rulings and options'),
  )
  readonly rulings?: unknown;
  @MaySay(
    'Regole della casa per procedura; altrimenti quelle del club.',
    'House rules by procedure; otherwise those of the club.',
    json('un oggetto con procedure, righe e valori', 'an object of procedures, rows and values'),
  )
  readonly house?: unknown;
  @MaySay(
    'Se valgono solo i dadi del server: quelli tirati al tavolo sono rifiutati.',
    'Whether only the server’s dice count: those thrown at the table are refused.',
    yesOrNo,
  )
  readonly serverDiceOnly?: boolean;
}

@Shape('BattleListed', 'Una battaglia in elenco.', 'A battle in a list.')
export class BattleListed {
  @Said('La battaglia.', 'The battle.', uuid) readonly id!: string;
  @Said('Il club.', 'The club.', uuid) readonly club!: string;
  @Said('Come si chiama.', 'What it is called.', words(100)) readonly name!: string;
  @Said('Il regolamento.', 'The ruleset.', words(40)) readonly ruleset!: string;
  @Said('L’edizione delle regole con cui fu aperta.', 'The edition of the rules it was opened with.', words(60))
  readonly edition!: string;
  @MaySay('Lo scenario.', 'The scenario.', words(40)) readonly scenario!: string | null;
  @Said('Quando fu aperta.', 'When it was opened.', time) readonly createdAt!: string;
  @MaySay('Quando fu chiusa.', 'When it was closed.', time) readonly closedAt!: string | null;
}

@Shape('PhaseTold', 'La fase in corso.', 'The present phase.')
export class PhaseTold {
  @Said('Il nome della fase.', 'The id of the phase.', words(60)) readonly id!: string;
  @Said('Che cosa vi si fa.', 'What is done in it.', words(300)) readonly text!: string;
  @Said('Il paragrafo.', 'The paragraph.', words(100)) readonly cite!: string;
}

@Shape('SideTold', 'Una parte della battaglia.', 'A side of the battle.')
export class SideTold {
  @Said('Il nome breve.', 'Its id.', sideId) readonly id!: string;
  @Said('Come si chiama.', 'What it is called.', words(100)) readonly name!: string;
  @Said('I soci che la giocano.', 'The members who play it.', several(uuid, 20)) readonly players!: readonly string[];
}

@Shape(
  'GroupTold',
  'Un gruppo che agisce come uno, per esempio una divisione.',
  'A group that acts as one, such as a division.',
)
export class GroupTold {
  @Said('Il gruppo.', 'The group.', words(100)) readonly group!: string;
  @Said('La sua parte.', 'Its side.', words(100, 0)) readonly side!: string;
  @Said('Se tocca a lui.', 'Whether it acts now.', yesOrNo) readonly active!: boolean;
}

@Shape(
  'FaceDownOrder',
  'Un ordine scritto, coperto finché non si gira.',
  'A written order, face down until it is turned up.',
)
export class FaceDownOrder {
  @Said('L’ordine.', 'The order.', words(40)) readonly id!: string;
  @Said('La parte che l’ha scritto.', 'The side that wrote it.', sideId) readonly side!: string;
  @MaySay('L’unità a cui è dato, per chi può saperlo.', 'The unit it is given to, for those who may know.', unitId)
  readonly unit!: string | null;
  @Said(
    'L’impegno: SHA-256 dell’ordine e del suo sale.',
    'The commitment: SHA-256 of the order and its salt.',
    words(64),
  )
  readonly commitment!: string;
  @MaySay('Che cosa dice, per chi può leggerlo.', 'What it says, for those who may read it.', words(500))
  readonly text!: string | null;
  @MaySay(
    'Il sale dell’impegno, per chi può leggere l’ordine.',
    'The salt of the commitment, for those who may read the order.',
    words(64),
  )
  readonly salt!: string | null;
  @Said('Se è stato girato.', 'Whether it was turned up.', yesOrNo) readonly revealed!: boolean;
}

@Shape(
  'SignedHead',
  'Fin dove è arrivato un registro, firmato dal server.',
  'How far a log has come, signed by the server.',
)
export class SignedHeadTold {
  @Said('Il registro: public, o quello di una parte.', 'The log: public, or that of a side.', words(40))
  readonly log!: string;
  @Said('Il numero dell’ultimo evento.', 'The number of the last event.', whole(1, 2_000_000_000))
  readonly seq!: number;
  @Said('L’hash dell’ultimo evento.', 'The hash of the last event.', words(64)) readonly hash!: string;
  @Said('La chiave con cui è firmata.', 'The key it is signed with.', words(16)) readonly keyId!: string;
  @Said('La firma Ed25519, in base64url.', 'The Ed25519 signature, in base64url.', words(86))
  readonly signature!: string;
  @Said(
    'Tutto in una riga, da conservare: npx arbitro verify log.json --head …',
    'All in one line, to be kept: npx arbitro verify log.json --head …',
    words(400),
  )
  readonly text!: string;
}

@Shape('SigningKey', 'Una chiave pubblica che verifica le teste firmate.', 'A public key that checks signed heads.')
export class SigningKeyTold {
  @Said('Il nome della chiave, ricavato dalla chiave stessa.', 'The name of the key, made from the key.', words(16))
  readonly keyId!: string;
  @Said('L’algoritmo: Ed25519.', 'The algorithm: Ed25519.', words(20)) readonly algorithm!: string;
  @Said('I 32 byte della chiave, in base64url.', 'The 32 bytes of the key, in base64url.', words(43))
  readonly publicKey!: string;
}

@Shape('SigningKeys', 'Le chiavi pubbliche del server.', 'The public keys of the server.')
export class SigningKeys {
  @Said(
    'Le chiavi; la prima firma adesso.',
    'The keys; the first signs now.',
    several(
      shape(() => SigningKeyTold),
      100,
    ),
  )
  readonly keys!: readonly SigningKeyTold[];
}

@Shape('Battle', 'Una battaglia, come può saperla chi la chiede.', 'A battle, as whoever asks may know it.')
export class BattleTold extends BattleListed {
  @Said(
    'La versione per chi la chiede: cambia quando cambia qualcosa che può sapere.',
    'The version for whoever asks: it changes when something changes that he may know of.',
    words(60),
  )
  readonly version!: string;
  @Said('Come si leggono i punti dubbi.', 'How unclear points are read.', json('un oggetto', 'an object'))
  readonly rulings!: unknown;
  @Said('Le regole della casa.', 'The house rules.', json('un oggetto', 'an object')) readonly house!: unknown;
  @Said(
    'Con quali occhi: referee, public o il nome di una parte.',
    'With whose eyes: referee, public or the id of a side.',
    words(40),
  )
  readonly seenAs!: string;
  @Said('Il turno.', 'The turn.', whole(1, 100_000)) readonly turn!: number;
  @Said('La fase.', 'The phase.', shape(() => PhaseTold)) readonly phase!: PhaseTold;
  @Said(
    'Le parti.',
    'The sides.',
    several(
      shape(() => SideTold),
      6,
    ),
  )
  readonly sides!: readonly SideTold[];
  @Said('Le parti a cui tocca.', 'The sides whose turn it is.', several(sideId, 6)) readonly toAct!: readonly string[];
  @Said(
    'I gruppi nell’ordine in cui agiscono.',
    'The groups in the order in which they act.',
    several(
      shape(() => GroupTold),
      100,
    ),
  )
  readonly order!: readonly GroupTold[];
  @Said(
    'Gli ordini scritti.',
    'The written orders.',
    several(
      shape(() => FaceDownOrder),
      1000,
    ),
  )
  readonly orders!: readonly FaceDownOrder[];
  @MaySay('Com’è finita.', 'How it ended.', words(500)) readonly outcome!: string | null;
  @Said('Se valgono solo i dadi del server.', 'Whether only the server’s dice count.', yesOrNo)
  readonly serverDiceOnly!: boolean;
  @Said(
    'Se i registri delle parti sono aperti a tutti.',
    'Whether the logs of the sides are open to everybody.',
    yesOrNo,
  )
  readonly logsOpen!: boolean;
  @Said(
    'Le teste firmate dei registri che si possono leggere.',
    'The signed heads of the logs that may be read.',
    several(
      shape(() => SignedHeadTold),
      7,
    ),
  )
  readonly heads!: readonly SignedHeadTold[];
}

@Shape('BattleUnit', 'Un’unità in battaglia.', 'A unit in a battle.')
export class BattleUnitTold {
  @Said('L’unità.', 'The unit.', unitId) readonly id!: string;
  @Said('La sua parte.', 'Its side.', sideId) readonly side!: string;
  @Said('Come si chiama.', 'What it is called.', words(200)) readonly name!: string;
  @MaySay('Se l’altra parte non la vede, perché.', 'Why the other side does not see it, if it does not.', hiding)
  readonly hidden!: string | null;
  @Said(
    'Quel che ne dice il modello di unità del regolamento.',
    'What the unit model of the ruleset says of it.',
    facts,
  )
  readonly facts!: unknown;
}

@Shape('BattleUnits', 'Le unità che si possono vedere.', 'The units that may be seen.')
export class BattleUnits {
  @Said(
    'Le unità, in ordine di nome.',
    'The units, by their ids.',
    several(
      shape(() => BattleUnitTold),
      2000,
    ),
  )
  readonly units!: readonly BattleUnitTold[];
}

@Shape('UnitsAsked', 'Quali unità.', 'Which units.')
export class UnitsAsked {
  @MaySay('Solo di questa parte.', 'Of this side only.', sideId) readonly side?: string;
}

const mode = choice('ActionMode', {
  ask: { it: 'che cosa tirerei? niente viene registrato', en: 'what would I roll? nothing is kept' },
  weigh: { it: 'con quali probabilità? niente viene registrato', en: 'what are the odds? nothing is kept' },
  do: { it: 'si fa: l’evento è registrato', en: 'it is done: the event is kept' },
});

@Shape(
  'ActionAsked',
  'Un’azione: procedura, unità, circostanze, dadi.',
  'An action: procedure, units, circumstances, dice.',
)
export class ActionBody {
  @Said(
    'La procedura, con o senza il nome del regolamento davanti.',
    'The procedure, with or without the ruleset in front.',
    words(100),
  )
  readonly procedure!: string;
  @MaySay(
    'Le unità per ruolo: un nome, un elenco, o null se non c’è nessuno.',
    'The units by role: an id, a list, or null if there is nobody.',
    json('un oggetto con ruoli e unità', 'an object of roles and units'),
  )
  readonly units?: unknown;
  @MaySay(
    'I fatti che la battaglia non sa: distanze, terreno, chi copre chi.',
    'The facts the battle does not know: distances, terrain, who covers whom.',
    json('un oggetto con i fatti', 'an object of facts'),
  )
  readonly circumstances?: unknown;
  @MaySay(
    'I dadi: facce tirate al tavolo, o "roll" per quelli del server.',
    'The dice: faces thrown at the table, or "roll" for the server’s.',
    json('un elenco di facce, elenchi per tiro, o "roll"', 'a list of faces, lists by throw, or "roll"'),
  )
  readonly dice?: unknown;
  @MaySay(
    'Il proprio contributo ai dadi del server: nessuno può prevederli insieme.',
    'One’s own share in the server’s dice: nobody can foresee both.',
    words(64),
  )
  readonly nonce?: string;
  @MaySay('Chiedere, pesare o fare; se manca, fare.', 'To ask, to weigh or to do; to do if left out.', mode)
  readonly mode?: 'ask' | 'weigh' | 'do';
  @MaySay('Per le probabilità: anche come frazioni esatte.', 'For the odds: as exact fractions too.', yesOrNo)
  readonly exact?: boolean;
}

@Shape('ActionTold', 'Che cosa ne è venuto.', 'What came of it.')
export class ActionTold {
  @MaySay(
    'La risposta del regolamento, come da ogni altra porta.',
    'The answer of the rules, as through any other door.',
    json('una risposta', 'an answer'),
  )
  readonly answer?: unknown;
  @MaySay('Le probabilità esatte, se chieste.', 'The exact odds, if asked for.', json('le probabilità', 'the odds'))
  readonly odds?: unknown;
  @Said('La versione della battaglia dopo.', 'The version of the battle after it.', words(60))
  readonly version!: string;
}

@Shape('RolePart', 'Una parte che le unità hanno in un’azione.', 'A part that units have in an action.')
export class RolePart {
  @Said('Il ruolo.', 'The role.', words(100)) readonly name!: string;
  @Said('Se possono essere più d’una.', 'Whether there may be several.', yesOrNo) readonly many!: boolean;
  @Said('Se senza non si può chiedere.', 'Whether it cannot be asked without.', yesOrNo) readonly needed!: boolean;
}

@Shape('AvailableAction', 'Un’azione possibile adesso.', 'An action possible now.')
export class AvailableAction {
  @Said('La procedura.', 'The procedure.', words(100)) readonly procedure!: string;
  @Said('Il suo titolo.', 'Its title.', words(200)) readonly title!: string;
  @Said('Il paragrafo.', 'The paragraph.', words(100)) readonly cite!: string;
  @Said('Le parti che possono farla.', 'The sides that may do it.', several(sideId, 6))
  readonly sides!: readonly string[];
  @Said(
    'I ruoli delle unità.',
    'The roles of units.',
    several(
      shape(() => RolePart),
      100,
    ),
  )
  readonly roles!: readonly RolePart[];
}

@Shape(
  'StoppedAction',
  'Un’azione che si è fermata a una scelta: si rifà con l’unità dovuta e la scelta, e riprende da dove era.',
  'An action that has stopped for a choice: asked again with the unit that owes it and the choice, it goes on from there.',
)
export class StoppedAction {
  @Said('La procedura.', 'The procedure.', words(100)) readonly procedure!: string;
  @Said('Le sue unità, per ruolo.', 'Its units, by their roles.', json('le unità', 'the units'))
  readonly units!: unknown;
  @Said(
    'I fatti che sceglie chi comanda l’unità.',
    'The facts that whoever commands the unit chooses.',
    several(words(100), 20),
  )
  readonly decides!: readonly string[];
}

@Shape('OwedAction', 'Una prova ancora dovuta.', 'A test still owed.')
export class OwedAction {
  @Said('Il debito.', 'The debt.', words(100)) readonly id!: string;
  @Said('La procedura.', 'The procedure.', words(100)) readonly procedure!: string;
  @Said('Il suo titolo.', 'Its title.', words(200)) readonly title!: string;
  @Said('L’unità.', 'The unit.', unitId) readonly unit!: string;
  @Said('La sua parte.', 'Its side.', sideId) readonly side!: string;
  @Said('Il paragrafo.', 'The paragraph.', words(100)) readonly cite!: string;
  @MaySay(
    'L’azione che si è fermata in attesa di questa.',
    'The action that has stopped for it.',
    shape(() => StoppedAction),
  )
  readonly goesOn?: StoppedAction;
}

@Shape(
  'AvailableActions',
  'Che cosa si può fare adesso, e che cosa è dovuto.',
  'What may be done now, and what is owed.',
)
export class AvailableActionsTold {
  @Said('La versione della battaglia.', 'The version of the battle.', words(60)) readonly version!: string;
  @Said(
    'Le azioni possibili.',
    'The possible actions.',
    several(
      shape(() => AvailableAction),
      200,
    ),
  )
  readonly actions!: readonly AvailableAction[];
  @Said(
    'Le prove dovute.',
    'The tests owed.',
    several(
      shape(() => OwedAction),
      2000,
    ),
  )
  readonly owed!: readonly OwedAction[];
}

@Shape('AdvanceAsked', 'Passare alla fase seguente.', 'To go on to the next phase.')
export class AdvanceBody {
  @MaySay(
    'Quel che il libro vuole sapere per andare avanti, per esempio la scelta fatta.',
    'What the book wants to know to go on, such as the choice made.',
    json('un oggetto con i fatti', 'an object of facts'),
  )
  readonly circumstances?: unknown;
}

@Shape('AdvanceTold', 'Dove è arrivata la battaglia.', 'Where the battle has come to.')
export class AdvanceTold {
  @MaySay(
    'La risposta del regolamento, se ne ha una.',
    'The answer of the rules, if they have one.',
    json('una risposta', 'an answer'),
  )
  readonly answer?: unknown;
  @Said('La battaglia.', 'The battle.', shape(() => BattleTold)) readonly battle!: BattleTold;
}

@Shape('CorrectionAsked', 'Una correzione dell’arbitro.', 'A correction by the referee.')
export class CorrectionBody {
  @MaySay(
    'Unità, campi e valori giusti.',
    'Units, fields and right values.',
    json('un oggetto con unità, campi e valori', 'an object of units, fields and values'),
  )
  readonly units?: unknown;
  @MaySay('Prove dovute che si lasciano cadere.', 'Tests owed that are waived.', several(words(100), 200))
  readonly waives?: readonly string[];
  @MaySay('Il turno giusto.', 'The right turn.', whole(1, 100_000)) readonly turn?: number;
  @MaySay('La fase giusta.', 'The right phase.', words(60)) readonly phase?: string;
  @Said('Perché.', 'Why.', words(500)) readonly why!: string;
}

@Shape('PlayersAsked', 'Chi gioca una parte.', 'Who plays a side.')
export class PlayersBody {
  @Said('I soci.', 'The members.', several(uuid, 20)) readonly players!: readonly string[];
}

@Shape('ClosingAsked', 'La fine di una battaglia.', 'The end of a battle.')
export class ClosingBody {
  @Said('Com’è finita.', 'How it ended.', words(500)) readonly outcome!: string;
}

@Shape('ConcealAsked', 'Unità da togliere dalla vista.', 'Units to take out of sight.')
export class ConcealBody {
  @Said('Le unità.', 'The units.', several(unitId, 200)) readonly units!: readonly string[];
  @MaySay('Come; se manca, nascoste sul tavolo.', 'How; concealed on the table if left out.', hiding) readonly how?:
    'off-table' | 'concealed';
}

@Shape('RevealAsked', 'Unità da mostrare.', 'Units to show.')
export class RevealBody {
  @Said('Le unità.', 'The units.', several(unitId, 200)) readonly units!: readonly string[];
}

@Shape('UnitsNamed', 'Le unità di cui si tratta.', 'The units it is about.')
export class UnitsNamed {
  @Said('Le unità.', 'The units.', several(unitId, 200)) readonly units!: readonly string[];
}

@Shape('OrderAsked', 'Un ordine da scrivere.', 'An order to write.')
export class OrderBody {
  @MaySay('L’unità a cui è dato.', 'The unit it is given to.', unitId) readonly unit?: string;
  @Said('Che cosa dice.', 'What it says.', words(500)) readonly text!: string;
}

@Shape('UndoAsked', 'Da quale evento annullare.', 'From which event to undo.')
export class UndoBody {
  @Said(
    'Il numero del primo evento pubblico da annullare: con esso cadono i seguenti.',
    'The number of the first public event to undo: those after it go with it.',
    whole(1, 2_000_000_000),
  )
  readonly from!: number;
  @Said('Perché.', 'Why.', words(500)) readonly why!: string;
}

@Shape('UndoTold', 'Che cosa non vale più, o vale di nuovo.', 'What no longer holds, or holds again.')
export class UndoTold {
  @Said('Il primo evento.', 'The first event.', whole(1, 2_000_000_000)) readonly from!: number;
  @Said('Gli eventi pubblici annullati.', 'The public events undone.', several(whole(1, 2_000_000_000), 100_000))
  readonly events!: readonly number[];
}

@Shape('EventAuthor', 'Chi l’ha fatto.', 'Who did it.')
export class EventAuthor {
  @Said('Il socio.', 'The member.', words(60)) readonly member!: string;
  @Said('In quale veste: una parte, referee o public.', 'In which part: a side, referee or public.', words(40))
  readonly as!: string;
}

@Shape('BattleEvent', 'Un evento: un anello del registro.', 'An event: one link of a log.')
export class BattleEventTold {
  @Said('L’evento: registro e numero.', 'The event: log and number.', words(60)) readonly id!: string;
  @Said('Il registro: public, o quello di una parte.', 'The log: public, or that of a side.', words(40))
  readonly log!: string;
  @Said('Il numero nel registro, senza buchi da 1.', 'The number in its log, gapless from 1.', whole(1, 2_000_000_000))
  readonly seq!: number;
  @Said('Fin dove era arrivato il registro pubblico.', 'How far the public log had come.', whole(0, 2_000_000_000))
  readonly after!: number;
  @Said('Che cosa è successo.', 'What happened.', words(30)) readonly type!: string;
  @Said('Chi l’ha fatto.', 'Who did it.', shape(() => EventAuthor)) readonly by!: EventAuthor;
  @Said('Quando.', 'When.', time) readonly at!: string;
  @Said('L’edizione delle regole.', 'The edition of the rules.', words(60)) readonly edition!: string;
  @Said('I fatti, i dadi, l’esito.', 'The facts, the dice, the outcome.', json('un oggetto', 'an object'))
  readonly body!: unknown;
  @Said('Che cosa è cambiato.', 'What changed.', json('un oggetto', 'an object')) readonly patch!: unknown;
  @Said('L’hash dell’evento precedente.', 'The hash of the event before.', words(64)) readonly prev!: string;
  @Said('L’hash di questo.', 'The hash of this one.', words(64)) readonly hash!: string;
}

@Shape(
  'DiceTally',
  'Quante volte ogni faccia, e se è un caso.',
  'How often each face fell, and whether that is chance.',
)
export class DiceTally {
  @Said('Quanti dadi.', 'How many dice.', whole(0, 2_000_000_000)) readonly faces!: number;
  @Said(
    'Quante volte ogni faccia, dall’1.',
    'How often each face fell, from 1.',
    several(whole(0, 2_000_000_000), 1000),
  )
  readonly counts!: readonly number[];
  @MaySay('La media.', 'The mean.', number) readonly mean!: number | null;
  @MaySay('Il chi quadro.', 'The chi-square.', number) readonly chiSquare!: number | null;
  @Said('I gradi di libertà.', 'The degrees of freedom.', whole(0, 1000)) readonly degreesOfFreedom!: number;
  @MaySay(
    'Quanto spesso dadi onesti sarebbero almeno così irregolari.',
    'How often fair dice would be at least so uneven.',
    number,
  )
  readonly probability!: number | null;
  @Said(
    'Se i dadi bastano perché il numero dica qualcosa.',
    'Whether there are enough dice for the figure to mean something.',
    yesOrNo,
  )
  readonly enough!: boolean;
}

@Shape('DiceOfPlayer', 'I dadi di un giocatore.', 'The dice of a player.')
export class DiceOfPlayer {
  @Said('Il socio.', 'The member.', words(60)) readonly member!: string;
  @Said('Le facce del dado.', 'The sides of the die.', whole(2, 1000)) readonly sides!: number;
  @Said('Tutti i suoi dadi.', 'All of his dice.', shape(() => DiceTally)) readonly all!: DiceTally;
  @Said('Quelli tirati al tavolo.', 'Those thrown at the table.', shape(() => DiceTally)) readonly manual!: DiceTally;
  @Said('Quelli del server.', 'Those of the server.', shape(() => DiceTally)) readonly server!: DiceTally;
}

@Shape('FairnessReport', 'Se i dadi sono onesti.', 'Whether the dice are fair.')
export class FairnessReport {
  @Said(
    'Una riga per giocatore e tipo di dado.',
    'One line a player and kind of die.',
    several(
      shape(() => DiceOfPlayer),
      10_000,
    ),
  )
  readonly players!: readonly DiceOfPlayer[];
}

@Shape('LuckReport', 'Che cosa è successo, contro le probabilità.', 'What happened, against its odds.')
export class LuckReport {
  @Said(
    'Le azioni con dadi: probabilità dell’esito, attesi e accaduti.',
    'The actions with dice: the odds of the outcome, expected and happened.',
    json('un elenco', 'a list'),
  )
  readonly actions!: unknown;
  @Said('Le somme di ogni giocatore.', 'The sums of each player.', json('un elenco', 'a list'))
  readonly players!: unknown;
  @Said(
    'Quante azioni sono rimaste fuori, perché le loro probabilità sono troppe da calcolare.',
    'How many actions were left out because their odds are too many to reckon.',
    whole(0, 2_000_000_000),
  )
  readonly skipped!: number;
}

@Shape('EventsAsked', 'Quali eventi.', 'Which events.')
export class EventsAsked extends PageAsked {}
