/** Something only the operator can mend: its message is the whole story, to be shown without a stack. */
export class StartFault extends Error {
  override readonly name: string = 'StartFault';
}
