/** A telephone number that was checked: shown as it was typed, rung by a press. */
export class PhoneLink {
  /**
   * @param text digits, spaces and punctuation, as typed
   * @param uri `tel:+496990009121` (RFC 3966)
   */
  constructor(
    readonly text: string,
    readonly uri: string,
  ) {}
}
