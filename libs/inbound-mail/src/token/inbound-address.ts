import type { InboundMessage } from '../parse/inbound-message';
import { type InboundPurpose, type InboundSubject, type InboundTokens, tokenLength } from './inbound-token';

/** The inbound mailbox, without its plus part. */
export interface InboundMailbox {
  local: string;
  domain: string;
}

/** `leads+<token>@example.com` */
export const inboundAddress = ({ local, domain }: InboundMailbox, token: string): string =>
  `${local}+${token}@${domain}`;

/** Finds and verifies our tokens in the recipients of messages. */
export class InboundRecipients {
  private readonly pattern: RegExp;

  constructor(
    private readonly tokens: InboundTokens,
    { local, domain }: InboundMailbox,
  ) {
    const escaped = [local, domain].map((text) => text.replace(/[^a-z0-9]/gi, '\\$&'));
    this.pattern = new RegExp(`(?<![\\w.+-])${escaped[0]}\\+([a-z2-7]{${tokenLength}})@${escaped[1]}(?![\\w.-])`, 'gi');
  }

  /** The subject of an address; undefined if its token is missing or forged. */
  subjectOf(address: string): InboundSubject | undefined {
    return this.subjectsIn(address)[0];
  }

  /**
   * Recipients of a message without an envelope, as from a mailbox: the headers that name the recipient of the delivery
   * first, then those of the sender. One message may be for several leads.
   */
  subjectsOfMessage({ headers }: InboundMessage): InboundSubject[] {
    for (const names of recipientHeaders) {
      const subjects = names.flatMap((name) => headers.get(name) ?? []).flatMap((value) => this.subjectsIn(value));
      if (subjects.length > 0) return oneOfEach(subjects);
    }
    return [];
  }

  /** Every purpose for which a message contains an id: a reply to all may contain both addresses of a lead. */
  purposesOf({ headers }: InboundMessage, id: string): ReadonlySet<InboundPurpose> {
    const values = recipientHeaders.flat().flatMap((name) => headers.get(name) ?? []);
    const subjects = values.flatMap((value) => this.subjectsIn(value));
    return new Set(subjects.filter((subject) => subject.id === id).map(({ purpose }) => purpose));
  }

  /** Every subject whose address is in a text. */
  subjectsIn(text: string): InboundSubject[] {
    return [...text.matchAll(this.pattern)].flatMap(([, token]) => this.tokens.read(token ?? '') ?? []);
  }
}

export const oneOfEach = (subjects: readonly InboundSubject[]): InboundSubject[] => [
  ...new Map(subjects.toReversed().map((subject) => [subject.id, subject])).values(),
];

const recipientHeaders = [
  ['delivered-to'],
  ['x-original-to'],
  ['envelope-to'],
  ['x-envelope-to'],
  ['x-forwarded-to'],
  ['received'],
  ['to', 'cc'],
];
