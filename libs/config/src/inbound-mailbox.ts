import type { Config } from './load';

/** A mailbox with plus addresses, and its IMAP connection. */
export interface ImapMailbox {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  user: string;
  /** Empty if the server requires an access token. */
  password: string;
  /** URL of access tokens (OAuth 2.0); undefined if the server accepts the password. */
  tokenUrl?: string;
  folder: string;
}

type ImapSettings = Config<'INBOUND_IMAP_URL' | 'INBOUND_IMAP_TOKEN_URL'>;
type AddressSettings = Config<'INBOUND_ADDRESS' | 'INBOUND_SMTP_PORT' | 'INBOUND_DOMAIN'>;

/** An address without its plus part. */
interface Mailbox {
  local: string;
  domain: string;
}

/** The mailbox of INBOUND_IMAP_URL; undefined if it is not set. */
export function imapMailbox({ INBOUND_IMAP_URL, INBOUND_IMAP_TOKEN_URL }: ImapSettings): ImapMailbox | undefined {
  if (INBOUND_IMAP_URL === undefined) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(INBOUND_IMAP_URL);
  const secure = protocol === 'imaps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    ...(INBOUND_IMAP_TOKEN_URL !== undefined && { tokenUrl: INBOUND_IMAP_TOKEN_URL }),
  };
}

/**
 * The reply address of outgoing mail, without its plus part; undefined if inbound mail is off. The mailbox of
 * INBOUND_IMAP_URL takes precedence over `leads` at INBOUND_DOMAIN.
 */
export function inboundMailbox(settings: ImapSettings & AddressSettings): Mailbox | undefined {
  const imap = imapMailbox(settings);
  return imap ? mailboxOf(settings.INBOUND_ADDRESS ?? imap.user) : portMailbox(settings);
}

/** The same for a process that does not read the mailbox, and so needs no password; undefined if no address is set. */
export function copyMailbox(settings: AddressSettings): Mailbox | undefined {
  const { INBOUND_ADDRESS } = settings;
  return INBOUND_ADDRESS === undefined ? portMailbox(settings) : mailboxOf(INBOUND_ADDRESS);
}

const portMailbox = ({ INBOUND_SMTP_PORT, INBOUND_DOMAIN }: AddressSettings): Mailbox | undefined =>
  INBOUND_SMTP_PORT && INBOUND_DOMAIN ? { local: 'leads', domain: INBOUND_DOMAIN } : undefined;

function mailboxOf(address: string): Mailbox {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}
