import { yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { bridgeReasons } from './bridge.reasons.js';

export const bridgeCrossFacts = {
  unit: unitAs('Unità che passa il ponte', 'Unit that crosses the bridge'),
  distanceToBridgeUm: um('Distanza dal ponte prima di passare', 'Distance from the bridge before crossing'),
};

export const bridgeCrossOutcome = {
  legal,
  reasons: reasonsFrom(bridgeReasons),
  placedWithinUm: ifLegal(
    um('Massima distanza da ponte e fiume, dopo', 'Greatest distance from bridge and river, after'),
  ),
  vulnerableThisTurn: ifLegal(
    yesNo({
      it: 'In questa mossa il fuoco nemico la coglie nel passaggio',
      en: 'This turn enemy fire catches it in the crossing',
    }),
  ),
};
