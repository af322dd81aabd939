import { readFileSync } from 'node:fs';
import { inboundAddress } from '../token/inbound-address';
import { InboundTokens } from '../token/inbound-token';

const tokens = new InboundTokens('a-secret-of-the-test-that-is-long-enough');
const mailbox = { local: 'leads', domain: 'return.example' };
const cases = [
  'unknown-user',
  'unknown-local-user',
  'mailbox-full',
  'content-rejected',
  'host-not-found',
  'delayed',
] as const;
export type BounceCase = (typeof cases)[number];

/** Id of the mail that a recorded bounce returns: the number of its case. */
const mailIdOf = (name: BounceCase) => `01935b2e-0000-7000-8000-00000000000${cases.indexOf(name)}`;

/** Bounces recorded from real servers (docs/inbound-mail.md). */
export const bounceSamples = {
  tokens,
  mailbox,
  cases,
  mailIdOf,
  /** The envelope sender of the bounced mail. */
  address: (name: BounceCase) => inboundAddress(mailbox, tokens.sign({ purpose: 'bounce', id: mailIdOf(name) })),
  raw: (server: 'postfix' | 'exim', name: BounceCase) =>
    readFileSync(`libs/inbound-mail/src/testing/bounces/${server}-${name}.eml`),
};
