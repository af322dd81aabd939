/** A validated telephone number: shown as typed, and linked to its `tel:` URI. */
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
