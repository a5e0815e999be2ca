import { text, yesNo } from '../../../core/index.js';

export const newOrdersFacts = {
  generalId: text({ it: 'Generale che dà l’ordine', en: 'General who gives the order' }),
  entitled: yesNo({ it: 'Il generale può dare nuovi ordini', en: 'The general may give new orders' }),
  orderText: text({ it: 'Testo dell’ordine', en: 'Text of the order' }, 1000),
};

export const newOrdersOutcome = {
  recorded: yesNo({ it: 'L’ordine è annotato', en: 'The order is recorded' }),
};
