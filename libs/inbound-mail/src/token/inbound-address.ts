import type { InboundMessage } from '../parse/inbound-message';
import { type InboundSubject, type InboundTokens, tokenLength } from './inbound-token';

/** The mailbox that receives, without its plus part. */
export interface InboundMailbox {
  local: string;
  domain: string;
}

/** `leads+<token>@example.com` */
export const inboundAddress = ({ local, domain }: InboundMailbox, token: string): string =>
  `${local}+${token}@${domain}`;

/** Finds and checks our tokens in the recipients of messages. */
export class InboundRecipients {
  private readonly pattern: RegExp;

  constructor(
    private readonly tokens: InboundTokens,
    { local, domain }: InboundMailbox,
  ) {
    const escaped = [local, domain].map((text) => text.replace(/[^a-z0-9]/gi, '\\$&'));
    this.pattern = new RegExp(`(?<![\\w.+-])${escaped[0]}\\+([a-z2-7]{${tokenLength}})@${escaped[1]}(?![\\w.-])`, 'gi');
  }

  /** The subject of an address; undefined where its token is missing or forged. */
  subjectOf(address: string): InboundSubject | undefined {
    for (const [, token] of address.matchAll(this.pattern)) {
      const subject = this.tokens.read(token ?? '');
      if (subject) return subject;
    }
    return undefined;
  }

  /**
   * Whom a message is for that came without an envelope, as from a mailbox: the headers that name the recipient of the
   * delivery first, then those that the sender wrote.
   */
  subjectOfMessage({ headers }: InboundMessage): InboundSubject | undefined {
    for (const name of recipientHeaders)
      for (const value of headers.get(name) ?? []) {
        const subject = this.subjectOf(value);
        if (subject) return subject;
      }
    return undefined;
  }
}

const recipientHeaders = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'received',
  'to',
  'cc',
];
