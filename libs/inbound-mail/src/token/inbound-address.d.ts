import type { InboundMessage } from '../parse/inbound-message';
import { type InboundSubject, type InboundTokens } from './inbound-token';
/** The mailbox that receives, without its plus part. */
export interface InboundMailbox {
    local: string;
    domain: string;
}
/** `leads+<token>@example.com` */
export declare const inboundAddress: ({ local, domain }: InboundMailbox, token: string) => string;
/** Finds and checks our tokens in the recipients of messages. */
export declare class InboundRecipients {
    private readonly tokens;
    private readonly pattern;
    constructor(tokens: InboundTokens, { local, domain }: InboundMailbox);
    /** Whom an address stands for; undefined where its token is missing or forged. */
    subjectOf(address: string): InboundSubject | undefined;
    /**
     * Whom a message is for that came without an envelope, as from a mailbox: the headers that name the recipient of the
     * delivery first, then those that the sender wrote.
     */
    subjectOfMessage({ headers }: InboundMessage): InboundSubject | undefined;
}
