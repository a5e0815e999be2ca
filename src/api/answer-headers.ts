/** What every answer carries besides its own headers. */
export const everyAnswer = { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' };

/** The same as a list of names and values, for answers that are written without the framework. */
export const everyAnswerListed: readonly string[] = Object.entries(everyAnswer).flat();
