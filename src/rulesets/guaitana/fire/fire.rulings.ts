import { ruling } from '../../../core/index.js';

// prettier-ignore
export const fireIntoMelee = ruling('fire-into-melee', 'Tiro, L172, L211, L217',
  { it: 'Tirare su un nemico a contatto con i propri, o da un contatto su un altro nemico.', en: 'Firing at an enemy in contact with friends, or out of a contact at another enemy.' }, {
    'only-the-contacted-unit-may-fire-at-its-attacker': { it: 'chi è a contatto tira solo su chi lo tocca, e nessun altro tira su di loro', en: 'units in contact fire only at each other, and nobody else fires at them' },
    'anyone-may':                                       { it: 'il contatto non impedisce il tiro a nessuno', en: 'contact keeps nobody from firing' },
  });

// prettier-ignore
export const chargersFire = ruling('chargers-fire', 'Tiro, L172',
  { it: 'Chi è andato a contatto può tirare prima della mischia?', en: 'May a unit that moved into contact fire before the melee?' }, {
    'yes-if-otherwise-eligible': { it: 'chi è andato a contatto tira, se per il resto può', en: 'a unit that moved into contact fires, if it otherwise may' },
    'no':                        { it: 'chi è andato a contatto non tira', en: 'a unit that moved into contact does not fire' },
  });

// prettier-ignore
export const baggageEscortFire = ruling('baggage-escort-fire', 'Tipi di truppe, L57; Tiro, L172',
  { it: 'Portata e arco di tiro delle scorte.', en: 'Range and arc of escorts.' }, {
    'as-their-infantry': { it: 'le scorte tirano come la propria fanteria', en: 'escorts fire like their own infantry' },
    'no-fire':           { it: 'le scorte non tirano', en: 'escorts do not fire' },
  });

// prettier-ignore
export const rangeLimits = ruling('range-limits', 'Tiro, L176–182',
  { it: 'Un bersaglio esattamente al limite.', en: 'A target exactly on the limit.' }, {
    'inclusive': { it: 'il limite è compreso', en: 'the limit is included' },
    'exclusive': { it: 'il limite è escluso', en: 'the limit is not included' },
  });

// prettier-ignore
export const rifleName = ruling('rifle-name', 'Tipi di truppe, L51; Tiro, L179',
  { it: 'Le unità hanno il fucile; la tabella nomina il fucile rigato.', en: 'Units carry rifles; the table names a rifled one.' }, {
    'same-weapon': { it: 'ogni fucile è rigato', en: 'every rifle is rifled' },
    'rifled-only': { it: 'un semplice fucile tira come un moschetto', en: 'a plain one shoots like a musket' },
  });

// prettier-ignore
export const nearestTarget = ruling('nearest-target', 'Tiro, L211',
  { it: 'Il più vicino di tutti i nemici, o di quelli su cui si può tirare?', en: 'The nearest of all enemies, or of those that can be fired at?' }, {
    'nearest-eligible': { it: 'il più vicino di quelli su cui si può tirare', en: 'the nearest of those that can be fired at' },
    'absolute-nearest': { it: 'il più vicino di tutti: se non si può tirare su quello, non si tira', en: 'the nearest of all: if it cannot be fired at, there is no fire' },
  });

// prettier-ignore
export const hitChanceCap = ruling('hit-chance-cap', 'Tiro, L186–203',
  { it: 'Quanto può salire la possibilità di colpire.', en: 'How high the chance to hit may rise.' }, {
    'six':  { it: 'fino a colpire sempre', en: 'until every die hits' },
    'five': { it: 'con 6 non si colpisce mai', en: 'a 6 always misses' },
  });

// prettier-ignore
export const mixedTarget = ruling('mixed-target', 'Tipi di truppe, L55; Tiro, L203',
  { it: 'Una compagnia con un pezzo aggregato come bersaglio.', en: 'A company with an attached gun as target.' }, {
    'as-infantry':  { it: 'una compagnia con un pezzo è un bersaglio di fanteria', en: 'a company with a gun is a target of infantry' },
    'as-artillery': { it: 'una compagnia con un pezzo è un bersaglio di artiglieria', en: 'a company with a gun is a target of artillery' },
  });

// prettier-ignore
export const squareFurtherHalvings = ruling('square-further-halvings', 'Tiro, L217',
  { it: 'Il quadrato non subisce altri dimezzamenti: solo per la sorpresa?', en: 'A square suffers no further halvings: only those of surprise?' }, {
    'surprise-only':      { it: 'solo quello della sorpresa non conta', en: 'only that of surprise does not count' },
    'all-other-halvings': { it: 'non conta nessun altro dimezzamento', en: 'no other halving counts' },
  });

// prettier-ignore
export const javelinLongHalving = ruling('javelin-long-halving', 'Tiro, L181, L184',
  { it: 'I giavellotti hanno solo la distanza lunga.', en: 'Javelins have a long range only.' }, {
    'halved':     { it: 'sono sempre dimezzati', en: 'they are always halved' },
    'not-halved': { it: 'per la distanza non si dimezzano', en: 'they are not halved for range' },
  });

// prettier-ignore
export const officerFires = ruling('officer-fires', 'Tipi di truppe, L51; Tiro, L184',
  { it: 'Il comandante conta tra chi tira?', en: 'Does the commander count among those who fire?' }, {
    'counts':   { it: 'il comandante tira con gli altri', en: 'the commander fires with the rest' },
    'excluded': { it: 'il comandante non tira', en: 'the commander does not fire' },
  });

// prettier-ignore
export const excessHits = ruling('excess-hits', 'Tiro, L184',
  { it: 'Colpi oltre i soldatini del bersaglio.', en: 'More hits than the target has figures.' }, {
    'lost':       { it: 'i colpi in più vanno perduti', en: 'extra hits are lost' },
    'carry-over': { it: 'i colpi in più passano al bersaglio più vicino dopo questo', en: 'extra hits go to the next nearest target' },
  });

// prettier-ignore
export const artilleryCasualties = ruling('artillery-casualties', 'Tiro, L184',
  { it: 'Colpi sull’artiglieria: serventi o armi?', en: 'Hits on artillery: crew or weapons?' }, {
    'crew':                   { it: 'cadono i serventi; un’arma senza serventi non tira', en: 'the crew falls; a weapon without crew cannot fire' },
    'weapon-destroyed-per-3': { it: 'ogni tre colpi un’arma è distrutta', en: 'every three hits destroy a weapon' },
  });

// prettier-ignore
export const squareAmmunition = ruling('square-ammunition', 'Tiro, L213, L219',
  { it: 'Un quadrato che tira su due bersagli consuma un tiro o due?', en: 'Does a square that fires at two targets use one shot or two?' }, {
    'one': { it: 'un tiro solo', en: 'one shot' },
    'two': { it: 'un tiro per bersaglio', en: 'one shot for each target' },
  });

// prettier-ignore
export const jamUsesAmmunition = ruling('jam-uses-ammunition', 'Tiro, L213, L221',
  { it: 'Un’arma che si inceppa consuma un tiro?', en: 'Does a gun that jams use a shot?' }, {
    'no':  { it: 'un’arma inceppata non consuma tiri', en: 'a jammed gun uses no shot' },
    'yes': { it: 'anche un’arma inceppata consuma il tiro', en: 'a jammed gun uses its shot too' },
  });

// prettier-ignore
export const muleLost = ruling('mule-lost', 'Tiro, L215',
  { it: 'Come si perde il mulo.', en: 'How the mule is lost.' }, {
    'mule-cannot-be-hit':      { it: 'il mulo non si può colpire', en: 'the mule cannot be hit' },
    'lost-if-unit-is-overrun': { it: 'il mulo si perde se l’unità è travolta', en: 'the mule is lost if the unit is overrun' },
  });

// prettier-ignore
export const forcedFireWho = ruling('forced-fire-who', 'Tiro, L172',
  { it: 'Unità che hanno mosso troppo o non hanno munizioni.', en: 'Units that moved too far or have no ammunition.' }, {
    'able-units-only':                { it: 'tira il dado solo chi può sparare', en: 'only units able to fire roll' },
    'every-unit-with-enemy-in-range': { it: 'tira il dado chiunque abbia nemici a portata', en: 'every unit with an enemy in range rolls' },
  });

// prettier-ignore
export const jamCrewFire = ruling('jam-crew-fire', 'Tipi di truppe, L55; Tiro, L221',
  { it: 'I serventi usano le carabine già nella fase in cui l’arma si inceppa?', en: 'Does the crew use its carbines already in the phase of the jam?' }, {
    'yes':             { it: 'i serventi possono tirare subito con le carabine', en: 'the crew may use its carbines at once' },
    'from-next-phase': { it: 'i serventi tirano con le carabine dalla fase seguente', en: 'the crew uses its carbines from the next phase' },
  });

// prettier-ignore
export const clearedMachineGun = ruling('cleared-machine-gun', 'Tiro, L221',
  { it: 'Un’arma sbloccata rischia subito di incepparsi ancora?', en: 'Does a cleared gun risk a new jam at once?' }, {
    'fires-after-new-jam-roll': { it: 'tira in questa fase, dopo un nuovo dado', en: 'it fires in this phase, after a new jam roll' },
    'fires-without-roll':       { it: 'tira in questa fase senza un nuovo dado', en: 'it fires in this phase without a new roll' },
    'next-phase':               { it: 'tira dalla fase di tiro seguente', en: 'it fires from the next fire phase' },
  });

// prettier-ignore
export const clearThreeFour = ruling('clear-three-four', 'Tiro, L221',
  { it: 'Il libro non parla di 3 e 4.', en: 'The book does not speak of 3 and 4.' }, {
    'still-jammed':      { it: 'con 3 o 4 resta inceppata e si ritenta', en: 'on 3 or 4 it stays jammed and is tried again' },
    'no-second-attempt': { it: 'con 3 o 4 è fuori uso', en: 'on 3 or 4 it is out of action' },
  });
