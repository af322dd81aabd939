import { type BounceReason, reasonOfText } from './reasons';

/** Enhanced status codes about the recipient's address: no such user or host, null MX, a disabled mailbox. */
const aboutAddress = /^[45]\.(1\.([0-6]|10)|2\.1)$/;
const addressReasons: readonly (BounceReason | undefined)[] = ['address-unknown', 'host-unknown', 'mailbox-disabled'];

/**
 * Whether a server rejected a mail because of its recipient's address. A status code decides; the text counts only if
 * there is none, so that a rejection of us (5.7.x) never blames the visitor.
 * @param reply a reply to SMTP, or the `reason` of an inbound bounce
 */
export function blamesAddress(reply: string): boolean {
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(reply)?.[0];
  if (status && !/\.0\.0$/.test(status)) return aboutAddress.test(status);
  if (addressReasons.some((reason) => reason && reply.includes(`${reason} (`))) return true;
  const reason = reasonOfText(reply);
  return reason === 'address-unknown' || reason === 'host-unknown';
}
