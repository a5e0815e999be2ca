import { inOneSentence, type Text } from '../../../core/index.js';
import { emergencyReasons } from './emergency.reasons.js';
import { emergencyEffect, type EmergencyOutcome } from './test.facts.js';

/** The outcome of an emergency manoeuvre in one sentence. */
export const emergencyInWords = ({ reasons, total, needed, effect }: EmergencyOutcome, more: Text = none): Text => {
  if (effect === null) {
    const why = inOneSentence(emergencyReasons, reasons);
    return { it: `Non può tentare la manovra: ${why.it}.`, en: `It may not try the manoeuvre: ${why.en}.` };
  }
  const { it, en } = emergencyEffect.words[effect];
  return { it: `${total} su ${needed}+: ${it}${more.it}.`, en: `${total} on ${needed}+: ${en}${more.en}.` };
};

const none: Text = { it: '', en: '' };
