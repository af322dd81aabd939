import type { Config } from './load';
/** A mailbox that receives with plus addresses, and how to reach it by IMAP. */
export interface ImapMailbox {
    host: string;
    port: number;
    /** TLS from the first byte; else STARTTLS where the server offers it. */
    secure: boolean;
    user: string;
    password: string;
    /** Folder, such as `INBOX`. */
    folder: string;
}
type InboundSettings = Config<'INBOUND_IMAP_URL' | 'INBOUND_SMTP_PORT' | 'INBOUND_DOMAIN'>;
/** The mailbox of INBOUND_IMAP_URL; undefined where it is not set. */
export declare function imapMailbox({ INBOUND_IMAP_URL }: Pick<InboundSettings, 'INBOUND_IMAP_URL'>): ImapMailbox | undefined;
/**
 * The address that outgoing mail asks for answers at, without its plus part; undefined where nothing receives. The mailbox
 * of INBOUND_IMAP_URL goes before `leads` at INBOUND_DOMAIN.
 */
export declare function inboundMailbox(settings: InboundSettings): {
    local: string;
    domain: string;
} | undefined;
export {};
