import type { Example } from '../../../core/index.js';
import type { retireFacts, retireOutcome } from './retire.facts.js';

export const retireExamples: readonly Example<typeof retireFacts, typeof retireOutcome>[] = [
  {
    says: {
      it: 'La fanteria disordinata arretra di 4 UM e per questa mossa ha finito',
      en: 'Disordered infantry goes back 4 UM and is done for this turn',
    },
    facts: { unit: { disordered: true } },
    outcome: { legal: true, reasons: [], retireUm: 4, recovered: true, mayFire: false, mayBeOrdered: false },
  },
  {
    says: { it: 'I leggeri in ordine aperto arretrano di 5 UM', en: 'Light infantry in open order goes back 5 UM' },
    facts: { unit: { infantryClass: 'light', openOrder: true, disordered: true } },
    outcome: { retireUm: 5, recovered: true },
  },
  {
    says: { it: 'La cavalleria arretra di 6 UM', en: 'Cavalry goes back 6 UM' },
    facts: { unit: { arm: 'cavalry', disordered: true } },
    outcome: { retireUm: 6 },
  },
  {
    says: {
      it: 'Una batteria a piedi schierata arretra come se fosse al traino',
      en: 'A deployed foot battery goes back as if limbered',
    },
    facts: { unit: { arm: 'artillery', formation: 'deployed', disordered: true } },
    outcome: { retireUm: 4 },
  },
  {
    says: { it: 'Una batteria a cavallo arretra di 6 UM', en: 'A horse battery goes back 6 UM' },
    facts: { unit: { arm: 'artillery', artilleryType: 'horse', disordered: true } },
    outcome: { retireUm: 6 },
  },
  {
    says: {
      it: 'Chi si ritira lascia la sua batteria e chi lo supportava',
      en: 'Whoever retires leaves its battery and its supporter',
    },
    facts: { unit: { disordered: true, attachedBatteries: ['6-libbre'], supporterId: '69-linea' } },
    outcome: { legal: true, recovered: true },
  },
  {
    says: { it: 'Chi è in ordine non ha nulla da recuperare', en: 'A unit in good order has nothing to recover' },
    facts: { unit: {} },
    outcome: {
      legal: false,
      reasons: ['not-disordered'],
      retireUm: null,
      recovered: null,
      mayFire: null,
      mayBeOrdered: null,
    },
    notAllowed: true,
  },
];
