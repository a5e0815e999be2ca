import { Inject, Injectable } from '@nestjs/common';
import { At, file, one, page, PageAsked, type Asked, type DoorSaid } from '../../api/door/index.js';
import { ActInBattle, type ActionAsked } from '../application/act-in-battle.js';
import { AdvanceBattle } from '../application/advance-battle.js';
import { AvailableActions } from '../application/available-actions.js';
import { HideInBattle } from '../application/hide-in-battle.js';
import { ListBattles } from '../application/list-battles.js';
import { OpenBattle, type OpeningAsked } from '../application/open-battle.js';
import { ReadBattle } from '../application/read-battle.js';
import { ReadEvents } from '../application/read-events.js';
import { ReadSigningKeys } from '../application/read-signing-keys.js';
import { RefereeBattle, type CorrectionAsked } from '../application/referee-battle.js';
import { ReportOnBattle } from '../application/report-on-battle.js';
import { UndoInBattle } from '../application/undo-in-battle.js';
import * as told from './battle.shapes.js';

type Said = Omit<DoorSaid, 'tag' | 'path' | 'says'> & {
  readonly path?: string;
  readonly it: string;
  readonly en: string;
};

/** A door of one battle. */
const ofBattle = ({ path = '', it, en, ...said }: Said): DoorSaid => ({
  ...said,
  tag: 'battles',
  path: `/v1/battles/:battle${path}`,
  says: { it, en },
});

/** A door that changes a battle. */
const changing = (said: Omit<Said, 'method'> & { readonly method?: 'POST' | 'PUT' }): DoorSaid =>
  ofBattle({ method: 'POST', problems: ['not-now', 'stale', 'key-running', 'key-reused'], replyHeaders, ...said });

const replyHeaders = {
  'Arbitro-Head': {
    it: 'Le teste firmate dei registri che si possono leggere: chi le conserva scopre con npx arbitro verify --head se la storia è stata riscritta.',
    en: 'The signed heads of the logs that may be read: whoever keeps them finds out with npx arbitro verify --head whether history was rewritten.',
  },
} as const;

/** The doors of battles. */
@Injectable()
export class BattleDoors {
  constructor(
    @Inject(OpenBattle) private readonly opening: OpenBattle,
    @Inject(ListBattles) private readonly listing: ListBattles,
    @Inject(ReadBattle) private readonly reading: ReadBattle,
    @Inject(ActInBattle) private readonly acting: ActInBattle,
    @Inject(AvailableActions) private readonly availing: AvailableActions,
    @Inject(AdvanceBattle) private readonly advancing: AdvanceBattle,
    @Inject(RefereeBattle) private readonly refereeing: RefereeBattle,
    @Inject(HideInBattle) private readonly hiding: HideInBattle,
    @Inject(UndoInBattle) private readonly undoing: UndoInBattle,
    @Inject(ReadEvents) private readonly events: ReadEvents,
    @Inject(ReportOnBattle) private readonly reporting: ReportOnBattle,
    @Inject(ReadSigningKeys) private readonly signing: ReadSigningKeys,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/signing-keys',
    name: 'readSigningKeys',
    tag: 'battles',
    may: 'anyone',
    says: {
      it: 'Le chiavi pubbliche che verificano le teste firmate delle battaglie',
      en: 'The public keys that check the signed heads of battles',
    },
    more: {
      it: 'La prima firma adesso; le altre hanno firmato prima. Conservarle lontano dal server, insieme alle teste: npx arbitro verify log.json --public-key chiavi.json.',
      en: 'The first signs now; the others did before. Keep them away from the server, beside the heads: npx arbitro verify log.json --public-key keys.json.',
    },
    answers: one(() => told.SigningKeys),
    graphql: { on: 'Query', as: 'signingKeys' },
  })
  signingKeys() {
    return this.signing.run();
  }

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/battles',
    name: 'listBattles',
    tag: 'battles',
    may: 'battle.read',
    says: { it: 'Le battaglie di un club, la più recente per prima', en: 'The battles of a club, the latest first' },
    query: PageAsked,
    answers: page(() => told.BattleListed),
    graphql: { on: 'Club', as: 'battles' },
  })
  list(asked: Asked<undefined, PageAsked>) {
    return this.listing.run(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/battles',
    name: 'openBattle',
    tag: 'battles',
    may: 'battle.open',
    says: {
      it: 'Apre una battaglia da uno scenario o da roster',
      en: 'Opens a battle from a scenario or from rosters',
    },
    more: {
      it: 'Le regole della casa e le interpretazioni sono quelle del club, salvo quel che si dice qui. La risposta porta l’impegno dei dadi del server nel primo evento.',
      en: 'House rules and rulings are those of the club, but for what is said here. The first event holds the commitment of the server’s dice.',
    },
    body: told.BattleOpeningAsked,
    answers: one(() => told.BattleTold),
    status: 201,
    problems: ['key-running', 'key-reused'],
    replyHeaders,
    graphql: { on: 'Mutation', as: 'openBattle' },
    examples: [
      {
        says: { it: 'Elchingen, con due generali nascosti', en: 'Elchingen, with two generals concealed' },
        body: {
          name: 'Elchingen, sabato sera',
          ruleset: 'murat',
          scenario: 'elchingen',
          sides: [{ id: 'austrian', hidden: ['laudon', 'riesch'] }],
        },
      },
    ],
  })
  open(asked: Asked<OpeningAsked>) {
    return this.opening.run(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      name: 'readBattle',
      may: 'battle.read',
      it: 'Una battaglia, come può saperla chi la chiede',
      en: 'A battle, as whoever asks may know it',
      answers: one(() => told.BattleTold),
      graphql: { on: 'Query', as: 'battle' },
    }),
  )
  read(asked: Asked) {
    return this.reading.run(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/units',
      name: 'listBattleUnits',
      may: 'battle.read',
      it: 'Le unità che si possono vedere',
      en: 'The units that may be seen',
      query: told.UnitsAsked,
      answers: one(() => told.BattleUnits),
      graphql: { on: 'Battle', as: 'units' },
    }),
  )
  units(asked: Asked<undefined, told.UnitsAsked>) {
    return this.reading.units(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/actions/available',
      name: 'availableActions',
      may: 'battle.read',
      it: 'Che cosa si può fare adesso, chi può farlo, e che cosa è dovuto',
      en: 'What may be done now, by whom, and what is owed',
      answers: one(() => told.AvailableActionsTold),
      graphql: { on: 'Battle', as: 'availableActions' },
    }),
  )
  available(asked: Asked) {
    return this.availing.run(asked);
  }

  @At(
    changing({
      path: '/actions',
      name: 'actInBattle',
      may: 'battle.act',
      it: 'Chiede, pesa o fa un’azione',
      en: 'Asks, weighs or does an action',
      more: {
        it: 'La battaglia riempie i fatti delle unità indicate; chi chiede aggiunge le circostanze e i dadi. Se i dadi non bastano, la risposta dice il prossimo tiro e niente è registrato; se le regole lo vietano, la risposta è not-allowed con i motivi.',
        en: 'The battle fills in the facts of the units named; whoever asks adds circumstances and dice. Where dice are missing the answer says the next throw and nothing is kept; what the rules forbid is answered not-allowed with the reasons.',
      },
      body: told.ActionBody,
      answers: one(() => told.ActionTold),
      status: 201,
      mayKeepNothing: true,
      graphql: { on: 'Mutation', as: 'act' },
      examples: [
        {
          says: { it: 'Un reggimento fa fuoco con i dadi del server', en: 'A regiment fires with the server’s dice' },
          body: {
            procedure: 'fire.musketry',
            units: { shooter: 'french-6th-chasseurs', target: 'austrian-line-8', general: null },
            circumstances: { rangeUm: 1 },
            dice: 'roll',
            nonce: 'il mio numero',
          },
        },
        {
          says: { it: 'Che cosa tirerei?', en: 'What would I roll?' },
          body: {
            procedure: 'fire.musketry',
            units: { shooter: 'french-6th-chasseurs', target: 'austrian-line-8' },
            circumstances: { rangeUm: 1 },
            mode: 'ask',
          },
        },
      ],
    }),
  )
  act(asked: Asked<ActionAsked>) {
    return this.acting.run(asked);
  }

  @At(
    changing({
      path: '/advance',
      name: 'advanceBattle',
      may: 'battle.act',
      it: 'Chiude la fase e passa alla seguente',
      en: 'Ends the phase and goes on to the next',
      body: told.AdvanceBody,
      answers: one(() => told.AdvanceTold),
      status: 201,
      graphql: { on: 'Mutation', as: 'advanceBattle' },
      examples: [
        { says: { it: 'Niente da scegliere', en: 'Nothing to choose' }, body: {} },
        {
          says: { it: 'La divisione avrà ordini di brigata', en: 'The division gets brigade orders' },
          body: { circumstances: { event: 'choose-brigade-orders' } },
        },
      ],
    }),
  )
  advance(asked: Asked<told.AdvanceBody>) {
    return this.advancing.run(asked);
  }

  @At(
    changing({
      path: '/corrections',
      name: 'correctBattle',
      may: 'battle.referee',
      it: 'L’arbitro corregge quel che al tavolo è andato diversamente',
      en: 'The referee sets right what went otherwise at the table',
      body: told.CorrectionBody,
      answers: one(() => told.BattleTold),
      status: 201,
      graphql: { on: 'Mutation', as: 'correctBattle' },
      examples: [
        {
          says: { it: 'Il 6° chasseurs era in colonna', en: 'The 6th chasseurs were in column' },
          body: { units: { 'french-6th-chasseurs': { formation: 'attack-column' } }, why: 'Era già in colonna' },
        },
      ],
    }),
  )
  correct(asked: Asked<CorrectionAsked>) {
    return this.refereeing.correct(asked);
  }

  @At(
    changing({
      method: 'PUT',
      path: '/sides/:side/players',
      name: 'assignPlayers',
      may: 'battle.referee',
      it: 'Dice chi gioca una parte',
      en: 'Says who plays a side',
      body: told.PlayersBody,
      answers: one(() => told.BattleTold),
      graphql: { on: 'Mutation', as: 'assignPlayers' },
    }),
  )
  assign(asked: Asked<told.PlayersBody>) {
    return this.refereeing.assign(asked);
  }

  @At(
    changing({
      path: '/close',
      name: 'closeBattle',
      may: 'battle.referee',
      it: 'Chiude la battaglia',
      en: 'Closes the battle',
      body: told.ClosingBody,
      answers: one(() => told.BattleTold),
      graphql: { on: 'Mutation', as: 'closeBattle' },
    }),
  )
  close(asked: Asked<told.ClosingBody>) {
    return this.refereeing.close(asked);
  }

  @At(
    changing({
      path: '/open-logs',
      name: 'openSideLogs',
      may: 'battle.referee',
      it: 'Apre a tutti i registri delle parti, a battaglia chiusa',
      en: 'Opens the logs of the sides to everybody, once the battle is closed',
      more: {
        it: 'Da quel momento chiunque può leggere la battaglia vede e verifica anche ciò che era nascosto. Non si torna indietro.',
        en: 'From then on whoever may read the battle sees and verifies what was hidden, too. There is no way back.',
      },
      answers: one(() => told.BattleTold),
      graphql: { on: 'Mutation', as: 'openSideLogs' },
    }),
  )
  openLogs(asked: Asked) {
    return this.refereeing.openLogs(asked);
  }

  @At(
    changing({
      path: '/conceal',
      name: 'concealUnits',
      may: 'battle.referee',
      it: 'L’arbitro toglie unità dalla vista dell’altra parte',
      en: 'The referee takes units out of the other side’s sight',
      body: told.ConcealBody,
      answers: one(() => told.UnitsNamed),
      status: 201,
      graphql: { on: 'Mutation', as: 'concealUnits' },
    }),
  )
  conceal(asked: Asked<told.ConcealBody>) {
    return this.hiding.conceal(asked);
  }

  @At(
    changing({
      path: '/reveal',
      name: 'revealUnits',
      may: 'battle.act',
      it: 'Mostra unità nascoste: può la loro parte, o l’arbitro',
      en: 'Shows hidden units: their side may, or the referee',
      body: told.RevealBody,
      answers: one(() => told.UnitsNamed),
      status: 201,
      mayKeepNothing: true,
      graphql: { on: 'Mutation', as: 'revealUnits' },
    }),
  )
  reveal(asked: Asked<told.RevealBody>) {
    return this.hiding.reveal(asked);
  }

  @At(
    changing({
      path: '/orders',
      name: 'layOrder',
      may: 'battle.act',
      it: 'Scrive un ordine e lo lascia coperto',
      en: 'Writes an order and lays it face down',
      body: told.OrderBody,
      answers: one(() => told.FaceDownOrder),
      status: 201,
      graphql: { on: 'Mutation', as: 'layOrder' },
    }),
  )
  lay(asked: Asked<told.OrderBody>) {
    return this.hiding.lay(asked);
  }

  @At(
    changing({
      path: '/orders/:order/turn-up',
      name: 'turnUpOrder',
      may: 'battle.act',
      it: 'Gira un ordine coperto',
      en: 'Turns a face-down order up',
      answers: one(() => told.FaceDownOrder),
      graphql: { on: 'Mutation', as: 'turnUpOrder' },
    }),
  )
  turnUp(asked: Asked) {
    return this.hiding.turnUp(asked);
  }

  @At(
    changing({
      path: '/undo',
      name: 'undoInBattle',
      may: 'battle.act',
      it: 'Annulla da un evento in poi',
      en: 'Undoes from an event on',
      more: {
        it: 'Anche l’annullamento è un evento. Un giocatore annulla le proprie azioni senza dadi e senza sorprese; oltre, serve l’arbitro.',
        en: 'Undoing is an event too. A player undoes his own actions that threw no dice and showed nothing; beyond that it takes the referee.',
      },
      body: told.UndoBody,
      answers: one(() => told.UndoTold),
      status: 201,
      graphql: { on: 'Mutation', as: 'undo' },
    }),
  )
  undo(asked: Asked<told.UndoBody>) {
    return this.undoing.undo(asked);
  }

  @At(
    changing({
      path: '/redo',
      name: 'redoInBattle',
      may: 'battle.act',
      it: 'Ripristina quel che è stato appena annullato',
      en: 'Restores what was just undone',
      answers: one(() => told.UndoTold),
      status: 201,
      graphql: { on: 'Mutation', as: 'redo' },
    }),
  )
  redo(asked: Asked) {
    return this.undoing.redo(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/events',
      name: 'listEvents',
      may: 'battle.read',
      it: 'Gli eventi, come può leggerli chi li chiede',
      en: 'The events, as whoever asks may read them',
      query: told.EventsAsked,
      answers: page(() => told.BattleEventTold),
      graphql: { on: 'Battle', as: 'events' },
    }),
  )
  eventsOf(asked: Asked<undefined, told.EventsAsked>) {
    return this.events.page(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/log.json',
      name: 'exportBattle',
      may: 'battle.read',
      it: 'Tutto il registro, da verificare senza di noi: npx arbitro verify log.json',
      en: 'The whole log, to be verified without us: npx arbitro verify log.json',
      answers: file('application/json; charset=utf-8'),
    }),
  )
  exported(asked: Asked) {
    return this.events.whole(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/reports/fairness',
      name: 'fairnessReport',
      may: 'battle.read',
      it: 'Se i dadi sono onesti: chi quadro per giocatore',
      en: 'Whether the dice are fair: chi-square per player',
      answers: one(() => told.FairnessReport),
      graphql: { on: 'Battle', as: 'fairness' },
    }),
  )
  fairness(asked: Asked) {
    return this.reporting.fairness(asked);
  }

  @At(
    ofBattle({
      method: 'GET',
      path: '/reports/luck',
      name: 'luckReport',
      may: 'battle.read',
      it: 'Chi è stato fortunato: che cosa è successo contro le probabilità',
      en: 'Who was lucky: what happened against its odds',
      answers: one(() => told.LuckReport),
      graphql: { on: 'Battle', as: 'luck' },
    }),
  )
  luck(asked: Asked) {
    return this.reporting.luck(asked);
  }
}
