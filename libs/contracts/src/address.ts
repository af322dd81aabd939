/**
 * The canonical form of an address: two spellings with the same one are the same address, and mails are sent to the
 * stored spelling. Only ASCII letters are folded: others are rejected in new addresses, and folding them would take a
 * KELVIN SIGN for a k. PostgreSQL's `canonical_address` does the same; address.integration.spec.ts compares the two.
 */
export function canonicalAddress(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Identifies a mailbox: the canonical address without its plus part; `mailbox_of` in PostgreSQL. */
export function mailboxOf(email: string): string {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}

// Characters of a host name; anything else could be interpreted by the parser of an address.
const hostLike = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

/** The address with its domain as mail servers know it (IDNA): `ada@bücher.example` → `ada@xn--bcher-kva.example`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || /^[\x00-\x7F]*$/.test(domain) || !hostLike.test(domain)) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}

/** Whether the local part is ASCII; many mail servers accept no others (SMTPUTF8). */
export function hasAsciiName(email: string): boolean {
  return /^[\x00-\x7F]*$/.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))));
}
