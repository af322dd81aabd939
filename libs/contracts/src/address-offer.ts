import { canonicalAddress, hasAsciiName } from './address';

/** A suggested spelling: `letters` for one that every mail server accepts, `domain` if the domain looks mistyped. */
export interface AddressOffer {
  why: 'letters' | 'domain';
  address: string;
}

/** Common domains of visitors; a similar domain causes a question, never a rejection. */
const commonDomains = [
  ...['gmail.com', 'googlemail.com', 'mail.com', 'email.com', 'ymail.com', 'hotmail.com', 'hotmail.de', 'outlook.com'],
  ...['outlook.de', 'live.com', 'live.de', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'yahoo.com', 'yahoo.de'],
  ...['gmx.de', 'gmx.net', 'gmx.com', 'gmx.at', 'gmx.ch', 'web.de', 'mail.de', 'email.de', 't-online.de', 'freenet.de'],
  ...['arcor.de', 'posteo.de', 'mailbox.org', 'proton.me', 'protonmail.com', 'aol.com', 'aol.de', 'vodafone.de'],
];

const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa', ł: 'l' };

/** Whether a domain belongs to a mail provider, so that it says nothing about the company. */
export const isMailProvider = (domain: string): boolean => commonDomains.includes(canonicalAddress(domain));

/** Suggests another spelling of an address that is probably undeliverable; undefined if there is none. */
export function addressOffer(email: string): AddressOffer | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  if (at < 1) return undefined;
  if (!hasAsciiName(typed)) {
    const address = withPlainLetters(typed.slice(0, at)) + typed.slice(at);
    return hasAsciiName(address) ? { why: 'letters', address } : undefined;
  }
  const domain = canonicalAddress(typed.slice(at + 1));
  if (commonDomains.includes(domain)) return undefined;
  const meant = commonDomains.find((common) => isOneSlipFrom(domain, common));
  return meant ? { why: 'domain', address: `${typed.slice(0, at)}@${meant}` } : undefined;
}

function withPlainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/./gsu, (letter) => spelt[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** One letter too many, too few or wrong, or two swapped letters. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (typed[from] === meant[from] && from < typed.length) from += 1;
  const [left, right] = [typed.slice(from), meant.slice(from)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
