/** A prefilled mail of a link. */
export interface PrefilledMail {
  subject: string;
  /** Lines end with \n. */
  body: string;
}

/** The `mailto:` link (RFC 6068: line breaks as CRLF, everything percent-encoded). */
export function mailtoLink(address: string, { subject, body }: PrefilledMail): string {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
