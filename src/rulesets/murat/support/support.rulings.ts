import { ruling } from '../../../core/index.js';

// prettier-ignore
export const supportDice = ruling('support-dice', '§2.7, §2.10',
  { it: 'La tabella della mischia dà un dado per ogni quarto della FoU, il testo un quarto arrotondato per eccesso.', en: 'The melee table gives a die for every quarter of the FoU, the text a quarter rounded up.' }, {
    'quarter-rounded-up':   { it: 'un quarto della FoU, per eccesso', en: 'a quarter of the FoU, rounded up' },
    'quarter-rounded-down': { it: 'un quarto della FoU, per difetto', en: 'a quarter of the FoU, rounded down' },
  });

// prettier-ignore
export const disorderedSupport = ruling('disordered-support', '§2.7',
  { it: 'Un supporto disordinato «dà -1D6»: un dado in meno, o un malus al posto del bonus?', en: 'A disordered supporter “gives -1D6”: one die fewer, or a malus in place of the bonus?' }, {
    'one-fewer': { it: 'un dado in meno, mai sotto zero', en: 'one die fewer, never below none' },
    'minus-one': { it: '-1 in tutto, qualunque sia la FoU', en: '-1 in all, whatever the FoU' },
  });
