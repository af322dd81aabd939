import { webinarFacts } from '@mainstage/content/constants/webinar';
import { brand } from '@mainstage/content/site/brand';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { priceListFile, sampleName } from './offers/price-list';
import { termsFolder } from './offers/terms';
import { demoTeam, salesTeam } from './sales-team';

/** A setting of the system: purpose, format, default. `.env.example` lists the same names; a spec compares the two. */
export interface Setting<T> {
  description: string;
  /** Parses the text of the environment; throws an Error whose message says what was expected. */
  parse: (text: string) => T;
  /** Default of an absent setting. */
  fallback?: string;
  /** Default outside production; in production the setting is required. */
  demo?: string;
  /** May be absent; the value is then undefined. */
  optional?: true;
  /** Never printed. */
  secret?: true;
}

const setting = <T>(setting: Setting<T>) => setting;

export const settings = {
  NODE_ENV: setting({
    description: 'development, test or production; production demands every secret',
    parse: oneOf('development', 'test', 'production'),
    fallback: 'development',
  }),
  PORT: setting({ description: 'Port of site and API', parse: port, fallback: '3000' }),
  HOST: setting({
    description: 'Interface that site, API and worker listen on, such as 127.0.0.1; all interfaces when absent',
    parse: host,
    optional: true,
  }),
  WORKER_PORT: setting({ description: "Port of the worker's health and metrics", parse: port, fallback: '3001' }),
  WORKER_CONCURRENCY: setting({
    description:
      'Mails the worker sends at a time; more than SMTP_CONNECTIONS, so that none of those waits for the queue',
    parse: wholeNumber(1, 1000),
    fallback: '96',
  }),
  WORKER_DATABASE_CONNECTIONS: setting({
    description: 'Connections to PostgreSQL that the worker holds at most, beside those of the queue',
    parse: wholeNumber(2, 200),
    fallback: '12',
  }),
  WORKER_EXIT_AFTER_SECONDS: setting({
    description: 'Seconds without any heartbeat after which the worker ends itself, to be started anew',
    parse: wholeNumber(10, 86_400),
    fallback: '600',
  }),
  PUBLIC_URL: setting({
    description: 'Where visitors reach the site; links in mails begin with it',
    parse: webUrl,
    demo: 'http://localhost:3000',
  }),
  DATABASE_URL: setting({
    description: 'PostgreSQL 15 or later, postgres://user:password@host:port/database',
    parse: url('postgres:', 'postgresql:'),
    secret: true,
  }),
  API_DATABASE_URL: setting({
    description: 'DATABASE_URL of the API, with a role of its own that the migration makes and gives few rights',
    parse: url('postgres:', 'postgresql:'),
    optional: true,
    secret: true,
  }),
  WORKER_DATABASE_URL: setting({
    description: 'The same for the worker',
    parse: url('postgres:', 'postgresql:'),
    optional: true,
    secret: true,
  }),
  DIRECT_DATABASE_URL: setting({
    description:
      'PostgreSQL itself, where DATABASE_URL leads to PgBouncer in transaction mode: for what needs a session of its own',
    parse: url('postgres:', 'postgresql:'),
    optional: true,
    secret: true,
  }),
  REDIS_URL: setting({
    description:
      'Redis 6.2 or later, or Valkey, for the job queue: a server, a sentinel or a node of a cluster; without it PostgreSQL',
    parse: url('redis:', 'rediss:'),
    optional: true,
    secret: true,
  }),
  SMTP_URL: setting({
    description: 'Mail server, smtp://user:password@host:port (smtps: for TLS from the first byte)',
    parse: url('smtp:', 'smtps:'),
    demo: 'smtp://localhost:1025',
    secret: true,
  }),
  SMTP_TRUSTED_CERTIFICATE: setting({
    description:
      "File with the mail server's own certificate (PEM) where no authority has signed it, as on Debian's Postfix: /etc/ssl/certs/ssl-cert-snakeoil.pem",
    parse: certificateFile,
    optional: true,
  }),
  MAIL_SANDBOX: setting({
    description: 'on allows production to send to a mail catcher and to run on http://localhost: a trial, no visitors',
    parse: onOff,
    fallback: 'off',
  }),
  SMTP_CONNECTIONS: setting({
    description: 'Connections to the mail server at a time; where it wants fewer, fewer are used',
    parse: wholeNumber(1, 1000),
    fallback: '64',
  }),
  SMTP_MAILS_PER_CONNECTION: setting({
    description: 'Mails that one connection to the mail server carries before another takes its place',
    parse: wholeNumber(1, 100_000),
    fallback: '100',
  }),
  SMTP_GREETING_SECONDS: setting({
    description: 'Seconds the mail server may take to greet',
    parse: wholeNumber(1, 600),
    fallback: '60',
  }),
  SMTP_FINAL_ANSWER_SECONDS: setting({
    description:
      'Seconds the mail server may take to answer a whole mail; with less than 600 slow scanners make it double',
    parse: wholeNumber(1, 3600),
    fallback: '600',
  }),
  MAIL_FROM: setting({
    description: 'Sender of every mail, as Name <address> or a bare address',
    parse: mailbox,
    demo: `${brand.name} <${brand.email}>`,
  }),
  SALES_EMAIL: setting({
    description: 'Where the sales team gets a mail about every lead',
    parse: address,
    demo: brand.salesEmail,
  }),
  SALES_EMAIL_FALLBACK: setting({
    description: 'Where these mails go instead when the mail server of SALES_EMAIL refuses; another provider, best',
    parse: address,
    optional: true,
  }),
  SALES_TEAM: setting({
    description:
      'Who works at the sales desk, as Name <address>; Name <address, further address>; with :lead who may erase, with :read who only looks',
    parse: salesTeam,
    optional: true,
    demo: demoTeam,
  }),
  SALES_LEAD: setting({
    description: 'Who hears of a lead that nobody has answered in time; :lead members when absent',
    parse: address,
    optional: true,
  }),
  DESK_REQUIRE_PASSKEY: setting({
    description:
      'Passkeys at the sales desk: on wants one for what only :lead may do, all wants one of everybody for everything',
    parse: oneOf('off', 'on', 'all'),
    fallback: 'off',
  }),
  PRICE_LIST: setting({
    description: 'JSON file with the prices of offers; without one a member enters every amount',
    parse: priceListFile,
    optional: true,
    demo: sampleName,
  }),
  TERMS: setting({
    description:
      'Folder with the terms of offers as <version>.<language>.md; without one no offer can be accepted on its page',
    parse: termsFolder,
    optional: true,
    demo: sampleName,
  }),
  INBOUND_IMAP_URL: setting({
    description:
      'Mailbox with plus addresses that replies and bounces are read from, imaps://leads%40example.com:password@host/INBOX',
    parse: imapUrl,
    optional: true,
    secret: true,
  }),
  INBOUND_IMAP_TOKEN_URL: setting({
    description:
      'Where access tokens for that mailbox come from instead of a password (OAuth 2.0), with client id and secret as user and password, and scope or refresh_token as parameters',
    parse: url('https:'),
    optional: true,
    secret: true,
  }),
  INBOUND_ADDRESS: setting({
    description:
      'Address of that mailbox; the API offers it as the copy address of answers and does not read the URL with the password',
    parse: address,
    optional: true,
  }),
  INBOUND_AUTHSERV_ID: setting({
    description:
      'Name by which the receiving mail server begins its Authentication-Results: a sender that it says failed is marked',
    parse: host,
    optional: true,
  }),
  INBOUND_SMTP_PORT: setting({
    description: 'Port on which the worker takes mail for leads@INBOUND_DOMAIN itself',
    parse: port,
    optional: true,
  }),
  INBOUND_DOMAIN: setting({
    description: 'Domain whose mail is routed to that port',
    parse: host,
    optional: true,
  }),
  INBOUND_SMTP_CERTIFICATE: setting({
    description: 'File with the certificate (PEM, with its chain) that this port shows after STARTTLS',
    parse: certificateFile,
    optional: true,
  }),
  INBOUND_SMTP_CERTIFICATE_KEY: setting({
    description: 'File with the private key (PEM) of that certificate',
    parse: privateKeyFile,
    optional: true,
  }),
  APP_SECRET: setting({
    description: 'Signs tokens; at least 32 characters',
    parse: atLeast(32),
    demo: 'demo-secret-for-development-only-0123456789',
    secret: true,
  }),
  OPS_PORT: setting({
    description: 'Port of /ops and /metrics, apart from the site; in production 3002, elsewhere PORT when absent',
    parse: port,
    optional: true,
  }),
  OPS_URL: setting({
    description: 'Where operators reach that port, for links in mails to them; http://localhost:<OPS_PORT> when absent',
    parse: webUrl,
    optional: true,
  }),
  OPS_USER: setting({ description: 'User name of /metrics and /ops/queues', parse: atLeast(1), demo: 'ops' }),
  OPS_PASSWORD: setting({
    description: 'Password of /metrics and /ops/queues',
    parse: atLeast(8),
    demo: 'ops-demo-password',
    secret: true,
  }),
  OPS_QUEUES_WRITABLE: setting({
    description: 'on lets operators retry and remove jobs at /ops/queues; off shows them only',
    parse: onOff,
    fallback: 'off',
  }),
  EVENT_PLANNERS_PASSWORD: setting({
    description: 'Password of the event planners’ handbook',
    parse: atLeast(8),
    demo: 'planners-demo',
    secret: true,
  }),
  DEVELOPMENT_PASSWORD: setting({
    description: 'Password of the landlord presentation',
    parse: atLeast(8),
    demo: 'development-demo',
    secret: true,
  }),
  WEBINAR_STARTS_AT: setting({
    description: 'Start of the LED-wall webinar, ISO 8601 with offset',
    parse: instant,
    fallback: '2030-07-18T11:00:00+02:00',
  }),
  WEBINAR_JOIN_URL: setting({
    description: 'Meeting that registrants are sent to when the webinar is open',
    parse: webUrl,
    demo: `https://meet.${brand.domain}/led-wall`,
    secret: true,
  }),
  WEBINAR_SEATS: setting({
    description: 'Seats of the webinar',
    parse: wholeNumber(1, 100_000),
    fallback: String(webinarFacts.places),
  }),
  TRUST_PROXY: setting({
    description: 'on trusts X-Forwarded-For of proxies in private networks; off trusts those of TRUSTED_PROXIES only',
    parse: onOff,
    fallback: 'off',
  }),
  TRUSTED_PROXIES: setting({
    description:
      'Networks of the proxies in front, such as 10.0.0.0/8, 192.0.2.7: only what they say in X-Forwarded-For counts',
    parse: networks,
    optional: true,
  }),
  RATE_LIMIT_PER_MINUTE: setting({
    description: 'Form calls a minute for each client address and form; 0 turns the limit off',
    parse: wholeNumber(0, 1_000_000),
    fallback: '60',
  }),
  UNPROVEN_MAILS_PER_HOUR: setting({
    description: 'Forms an hour whose senders are mailed, in total; 0 turns the quota off',
    parse: wholeNumber(0, 1_000_000),
    fallback: '300',
  }),
  LOG_LEVEL: setting({
    description: 'trace, debug, info, warn, error, fatal or silent',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    fallback: 'info',
  }),
} satisfies Record<string, Setting<unknown>>;

export type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The parsed value of a setting; undefined only if the setting is optional. */
export type SettingValue<N extends SettingName> =
  ReturnType<Settings[N]['parse']> | (Settings[N] extends { optional: true } ? undefined : never);

function oneOf<const T extends string>(...choices: T[]) {
  return (text: string): T => {
    const choice = choices.find((candidate) => candidate === text);
    if (!choice) throw new Error(`must be one of ${choices.join(', ')}`);
    return choice;
  };
}

function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return value;
  };
}

function port(text: string): number {
  return wholeNumber(1, 65_535)(text);
}

function onOff(text: string): boolean {
  return oneOf('on', 'off')(text) === 'on';
}

function host(text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) throw new Error('must be an address or a host name');
  return text;
}

/** Networks in CIDR notation or single addresses, separated by commas or blanks. */
function networks(text: string): string[] {
  const list = text.split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((network) => !isNetwork(network));
  if (list.length === 0 || wrong !== undefined)
    throw new Error('must be networks such as 10.0.0.0/8 or addresses, separated by commas');
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function url(...protocols: string[]) {
  return (text: string): string => {
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol) || new URL(text).hostname === '')
      throw new Error(`must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return text;
  };
}

/** An http(s) address without a trailing slash. */
function webUrl(text: string): string {
  return url('http:', 'https:')(text).replace(/\/+$/, '');
}

function address(text: string): string {
  if (!/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(text)) throw new Error('must be an email address like name@example.com');
  return text;
}

function imapUrl(text: string): string {
  const { username } = new URL(url('imap:', 'imaps:')(text));
  if (!/^[^@]+@[^@]+$/.test(decodeURIComponent(username)))
    throw new Error('must name the mailbox as its user, such as imaps://leads%40example.com:password@host');
  return text;
}

/** A sender, split into its display name (may be empty) and address. */
export interface Mailbox {
  name: string;
  address: string;
}

function mailbox(text: string): Mailbox {
  const [, name = '', inner] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address(inner ?? text) };
}

function atLeast(characters: number) {
  return (text: string): string => {
    if (text.length < characters)
      throw new Error(`must have at least ${characters} character${characters > 1 ? 's' : ''}`);
    return text;
  };
}

function instant(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(date.getTime()))
    throw new Error('must be a date and time with offset like 2030-07-18T11:00:00+02:00');
  return date;
}

function certificateFile(text: string): string {
  let pem: string;
  try {
    pem = readFileSync(text, 'utf8');
    new X509Certificate(pem);
  } catch {
    throw new Error('must name a readable file with a certificate (PEM)');
  }
  return pem;
}

function privateKeyFile(text: string): string {
  let pem: string;
  try {
    pem = readFileSync(text, 'utf8');
    createPrivateKey(pem);
  } catch {
    throw new Error('must name a readable file with a private key (PEM)');
  }
  return pem;
}
