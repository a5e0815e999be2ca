import { someOf, vocabulary, type Word } from '../../../core/index.js';
import type { Unit } from '../unit.js';
import type { ElchingenDivision, ElchingenSide, ElchingenZone } from './elchingen.words.js';
import type { MuratForce, MuratRostered } from './scenario.js';

/** The orders of battle of Elchingen, line by line as the book prints them (App. 2). */

/** What the roster prints as V, E and C. */
const experiences = { V: 'veteran', E: 'elite', C: 'conscript' } as const;
/** What it prints after the strength: sharpshooters, impetuous, skirmishers, battle cavalry, lances. */
const flags = {
  T: 'sharpshooters',
  I: 'impetuous',
  SK: 'skirmishers',
  CB: 'battleCavalry',
  Lance: 'lance',
} as const satisfies { readonly [printed: string]: keyof Unit };
type Flag = keyof typeof flags;

/** A line before it is known whose it is. */
interface Line<I extends string> {
  readonly id: I;
  readonly it: string;
  readonly en: string;
  readonly says: Omit<MuratRostered, 'id' | 'side'>;
  readonly musketry?: number;
  /** If it stands elsewhere than the rest of its division. */
  readonly zone?: ElchingenZone;
}

const flagged = (printed: readonly Flag[]): { readonly [field: string]: true } =>
  Object.fromEntries(printed.map(flag => [flags[flag], true]));

const infantry =
  (infantryClass: Unit['infantryClass']) =>
  <I extends string>(
    id: I,
    it: string,
    en: string,
    bases: number,
    experience: keyof typeof experiences,
    fouInitial: number,
    musketry: number,
    ...printed: readonly Flag[]
  ): Line<I> => ({
    id,
    it,
    en,
    musketry,
    says: {
      arm: 'infantry',
      infantryClass,
      bases,
      experience: experiences[experience],
      fouInitial,
      ...flagged(printed),
    },
  });
const FF = infantry('formed');
const FL = infantry('light');

const cavalry =
  (cavalryWeight: Unit['cavalryWeight']) =>
  <I extends string>(
    id: I,
    it: string,
    en: string,
    cavalryType: Unit['cavalryType'],
    bases: number,
    experience: keyof typeof experiences,
    fouInitial: number,
    ...printed: readonly Flag[]
  ): Line<I> => ({
    id,
    it,
    en,
    says: {
      arm: 'cavalry',
      cavalryWeight,
      cavalryType,
      bases,
      experience: experiences[experience],
      fouInitial,
      ...flagged(printed),
    },
  });
const CL = cavalry('light');
const CP = cavalry('heavy');

/** A battery, of which the book prints no FoU. */
const guns = <I extends string>(
  id: I,
  it: string,
  en: string,
  artilleryType: Unit['artilleryType'],
  calibre: Unit['calibre'],
  experience: keyof typeof experiences,
): Line<I> => ({
  id,
  it,
  en,
  says: { arm: 'artillery', artilleryType, calibre, bases: 1, experience: experiences[experience] },
});

const general = <I extends string>(
  id: I,
  it: string,
  en: string,
  level: NonNullable<Unit['level']>,
  name: string = it,
): Line<I> => ({ id, it, en, says: { arm: 'general', level, bases: 1, name } });

/** Lines in the words of an order of battle: each unit with its place in it. */
const forces = <I extends string>(
  side: ElchingenSide,
  divisionId: ElchingenDivision | '',
  zone: ElchingenZone,
  brigades: readonly { readonly brigadeId: string; readonly lines: readonly Line<I>[] }[],
): readonly MuratForce<I, ElchingenZone>[] =>
  brigades.flatMap(({ brigadeId, lines }) =>
    lines.map(({ id, it, en, says, musketry, zone: own }) => ({
      id,
      says: { it, en },
      unit: {
        id,
        name: it,
        side,
        nation: side,
        ...(divisionId === '' ? {} : { divisionId }),
        ...(brigadeId === '' ? {} : { brigadeId }),
        ...says,
      },
      printed: { musketry: musketry ?? null },
      zone: own ?? zone,
    })),
  );

const brigade = <I extends string>(brigadeId: string, lines: readonly Line<I>[]) => ({ brigadeId, lines });
/** What belongs to a division or a corps, and to no brigade of it. */
const under = <I extends string>(lines: readonly Line<I>[]) => brigade('', lines);

/** The 6th Corps. The book leaves the name of its cavalry general out, and prints no base for him or for Ney. */
// prettier-ignore
const french = [
  ...forces('french', '', 'e-f', [
    under([general('ney', 'Maresciallo Ney', 'Marshal Ney', 'corps')]),
  ]),
  ...forces('french', 'french-2nd', 'e-f', [
    under([general('loison', 'Gen. Loison', 'Gen. Loison', 'division')]),
    brigade('villate', [
      general('villate', 'Gen. Villate', 'Gen. Villate', 'brigade'),
      FL('french-6th-chasseurs', '6° Rgt. Chasseurs', '6th Rgt Chasseurs', 5, 'V', 8, 3, 'T', 'I', 'SK'),
      FF('french-39th-line',     '39° Rgt. Linea',    '39th Rgt Line',     5, 'V', 8, 3, 'T', 'I', 'SK'),
    ]),
    brigade('rouget', [
      general('rouget', 'Gen. Rouget', 'Gen. Rouget', 'brigade'),
      FF('french-69th-line', '69° Rgt. Linea', '69th Rgt Line', 5, 'V', 8, 3, 'T', 'I', 'SK'),
      FF('french-76th-line', '76° Rgt. Linea', '76th Rgt Line', 5, 'V', 8, 3, 'T', 'I', 'SK'),
    ]),
    under([guns('french-2nd-battery', 'Batteria a piedi della 2ª divisione (8 lbs)', 'Foot battery of the 2nd Division (8 lbs)', 'foot', '6-8-9', 'V')]),
  ]),
  ...forces('french', 'french-3rd', 'beyond-danube', [
    under([general('mahler', 'Gen. Mahler', 'Gen. Mahler', 'division')]),
    brigade('marcognet', [
      general('marcognet', 'Gen. Marcognet', 'Gen. Marcognet', 'brigade'),
      FL('french-25th-chasseurs', '25° Rgt. Chasseurs', '25th Rgt Chasseurs', 5, 'V', 8, 3, 'T', 'I', 'SK'),
      FF('french-27th-line',      '27° Rgt. Linea',     '27th Rgt Line',      5, 'V', 8, 3, 'T', 'I', 'SK'),
    ]),
    brigade('labassee', [
      general('labassee', 'Gen. Labassee', 'Gen. Labassee', 'brigade'),
      FF('french-50th-line', '50° Rgt. Linea',         '50th Rgt Line',              5, 'V', 8, 3, 'T', 'I', 'SK'),
      FF('french-59th-line', '59° Rgt. Linea (2 bt.)', '59th Rgt Line (2 battalions)', 5, 'V', 8, 3, 'T', 'I', 'SK'),
    ]),
    under([guns('french-3rd-battery', 'Batteria a piedi della 3ª divisione (8 lbs)', 'Foot battery of the 3rd Division (8 lbs)', 'foot', '6-8-9', 'V')]),
  ]),
  ...forces('french', 'french-corps-reserve', 'beyond-danube', [
    under([
      FF('french-elite',             'Élite: compagnie granatieri dei reggimenti', 'Elite: grenadier companies of the regiments', 4, 'E', 7, 3, 'T', 'I'),
      FF('french-59th-line-reserve', '59° Rgt. Linea (2 bt.), riserva', '59th Rgt Line (2 battalions), reserve', 5, 'V', 8, 3, 'T', 'I', 'SK'),
      { ...guns('french-reserve-battery', 'Batteria a piedi della riserva (8 lbs)', 'Foot battery of the reserve (8 lbs)', 'foot', '6-8-9', 'V'), zone: 'e-f' },
    ]),
  ]),
  ...forces('french', 'french-cavalry', 'beyond-danube', [
    under([general('french-cavalry-general', 'Generale della cavalleria francese', 'General of the French cavalry', 'division', '')]),
    brigade('colbert', [
      general('colbert', 'Gen. Colbert', 'Gen. Colbert', 'brigade'),
      CL('french-1st-and-3rd-hussars', '1° e 3° Rgt. Ussari', '1st & 3rd Rgt Hussars', 'hussar',   3, 'E', 5),
      CL('french-10th-chasseurs',      '10° Rgt. Chasseurs',  '10th Rgt Chasseurs',    'chasseur', 3, 'V', 4),
    ]),
    brigade('laplanche', [
      general('laplanche', 'Gen. Laplanche', 'Gen. Laplanche', 'brigade'),
      CP('french-18th-and-19th-dragoons', '18° e 19° Rgt. Dragoni', '18th & 19th Rgt Dragoons', 'dragoon', 2, 'V', 6, 'CB'),
      CP('french-25th-dragoons',          '25° Dragoni',            '25th Dragoons',            'dragoon', 2, 'V', 4, 'CB'),
      guns('french-horse-battery', 'Batteria a cavallo (4 lbs)', 'Horse battery (4 lbs)', 'horse', '3-4', 'E'),
    ]),
  ]),
];

/** The 2nd Column. No base is printed for Riesch; the horse battery of the reserve has no letter, and is read as veteran. */
// prettier-ignore
const austrian = [
  ...forces('austrian', '', 'behind-ober-elchingen', [
    under([general('riesch', 'FML Riesch', 'FML Riesch', 'corps')]),
  ]),
  ...forces('austrian', 'austrian-1st', 'b-d', [
    under([general('laudon', 'FML Laudon', 'FML Laudon', 'division')]),
    brigade('saaufeld', [
      general('saaufeld', 'FM Saaufeld', 'FM Saaufeld', 'brigade'),
      CL('austrian-6th-hussars', '6° Rgt. Ussari',    '6th Rgt Hussars', 'hussar', 3, 'E', 7, 'CB'),
      FF('austrian-line-8',      'Rgt. Linea n. 8',   'Line Rgt no. 8',  5, 'C', 7, 3),
      FF('austrian-line-15',     'Rgt. Linea n. 15',  'Line Rgt no. 15', 5, 'V', 8, 3),
      guns('saaufeld-battery', 'Batteria a piedi di Saaufeld (6 lbs)', 'Foot battery of Saaufeld (6 lbs)', 'foot', '6-8-9', 'V'),
    ]),
    brigade('genegdegh', [
      general('genegdegh', 'FM Genegdegh', 'FM Genegdegh', 'brigade'),
      FF('austrian-line-34',     'Rgt. Linea n. 34', 'Line Rgt no. 34', 5, 'C', 7, 3),
      FF('austrian-line-35',     'Rgt. Linea n. 35', 'Line Rgt no. 35', 5, 'C', 7, 3),
      FF('genegdegh-grenadiers', 'Granatieri di Genegdegh (3 bt.)', 'Grenadiers of Genegdegh (3 battalions)', 4, 'E', 7, 3, 'T', 'I'),
      guns('genegdegh-battery', 'Batteria a cavallo di Genegdegh (6 lbs)', 'Horse battery of Genegdegh (6 lbs)', 'horse', '6-8-9', 'V'),
    ]),
  ]),
  ...forces('austrian', 'austrian-2nd', 'a-b', [
    under([general('hessen-homburg', 'FML Hessen-Homburg', 'FML Hessen-Homburg', 'division')]),
    brigade('mescery', [
      general('mescery', 'FM Mescery', 'FM Mescery', 'brigade'),
      CL('austrian-2nd-uhlans', '2° Rgt. Ulani',    '2nd Rgt Uhlans',  'lancer', 3, 'V', 4, 'Lance'),
      FF('austrian-line-42',    'Rgt. Linea n. 42', 'Line Rgt no. 42', 5, 'C', 7, 3),
      FF('austrian-line-3',     'Rgt. Linea n. 3',  'Line Rgt no. 3',  5, 'V', 8, 3),
      guns('mescery-battery', 'Batteria a piedi di Mescery (3 lbs)', 'Foot battery of Mescery (3 lbs)', 'foot', '3-4', 'V'),
    ]),
    brigade('auesperg', [
      general('auesperg', 'FM Auesperg', 'FM Auesperg', 'brigade'),
      FF('austrian-line-24',    'Rgt. Linea n. 24', 'Line Rgt no. 24', 5, 'C', 7, 3),
      FF('austrian-line-54',    'Rgt. Linea n. 54', 'Line Rgt no. 54', 5, 'C', 7, 3),
      FF('auesperg-grenadiers', 'Granatieri di Auesperg (3 bt.)', 'Grenadiers of Auesperg (3 battalions)', 4, 'E', 7, 3, 'T', 'I'),
      guns('auesperg-battery', 'Batteria a piedi di Auesperg (6 lbs)', 'Foot battery of Auesperg (6 lbs)', 'foot', '6-8-9', 'V'),
    ]),
  ]),
  ...forces('austrian', 'austrian-reserve', 'behind-ober-elchingen', [
    brigade('hohenzollern', [
      general('hohenzollern', 'FM Hohenzollern', 'FM Hohenzollern', 'brigade'),
      CP('austrian-2nd-cuirassiers', '2° Rgt. Corazzieri', '2nd Rgt Cuirassiers', 'cuirassier', 3, 'E', 10, 'CB'),
      CP('austrian-8th-cuirassiers', '8° Rgt. Corazzieri', '8th Rgt Cuirassiers', 'cuirassier', 3, 'E', 10, 'CB'),
      guns('hohenzollern-battery', 'Batteria a cavallo di Hohenzollern (6 lbs)', 'Horse battery of Hohenzollern (6 lbs)', 'horse', '6-8-9', 'V'),
    ]),
  ]),
];

export const elchingenOrderOfBattle = [...french, ...austrian];
export type ElchingenUnitId = (typeof elchingenOrderOfBattle)[number]['id'];

/** Every unit of the battle, and those of them that are generals. */
export const elchingenUnitId = vocabulary<ElchingenUnitId>(
  'ElchingenUnitId',
  // Object.fromEntries loses the keys, which are the ids of these very units.
  Object.fromEntries(elchingenOrderOfBattle.map(({ id, says }) => [id, says])) as {
    readonly [I in ElchingenUnitId]: Word;
  },
);
export const elchingenGeneralId = someOf(
  'ElchingenGeneralId',
  elchingenUnitId,
  elchingenOrderOfBattle.filter(({ unit }) => unit.arm === 'general').map(({ id }) => id),
);

const byId = new Map<string, MuratForce<ElchingenUnitId, ElchingenZone>>(
  elchingenOrderOfBattle.map(force => [force.id, force]),
);

/** The line of a unit; every word of the vocabulary has one. */
export const forceOf = (id: ElchingenUnitId): MuratForce<ElchingenUnitId, ElchingenZone> => {
  const force = byId.get(id);
  if (force === undefined) throw new Error(`${id} does not fight at Elchingen`);
  return force;
};
