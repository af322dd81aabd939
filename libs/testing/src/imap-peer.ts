import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Faulty answers to a command. */
export type ImapFault =
  | 'no' // refuses with a reason
  | 'bad'
  | 'silent' // never answers
  | 'close' // closes the connection
  | 'empty' // answers OK without any data
  | 'nil' // returns the message as NIL
  | 'cut' // returns only the beginning of the message
  | 'esearch' // answers SEARCH with a count instead of the list
  | 'forget'; // omits a message from the answer

/** Chooses the fault of a command; undefined for a correct answer. */
export type ImapBehaviour = (command: string, uid: number | undefined) => ImapFault | undefined;

interface StoredMessage {
  uid: number;
  raw: Buffer;
  /** INTERNALDATE, for example `12-Jun-2026 14:05:00 +0200`. */
  date: string;
  flags: Set<string>;
}

/** A time as servers write it, in UTC. */
export function internalDate(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}-${month}-${year} ${clock} +0000`;
}

/**
 * A private IMAP server with one mailbox and configurable faults. Supports the commands that this repository's client
 * sends.
 */
export class ImapPeer {
  readonly messages: StoredMessage[] = [];
  behave: ImapBehaviour = () => undefined;
  /** Whether the server announces UIDNEXT. */
  saysUidNext = true;
  /** Whether clients may store their own keywords. */
  keepsKeywords = true;
  /** 0 if the server announces none. */
  uidValidity = 1;
  /** Tokens of the received commands, for example `UID FETCH`. */
  readonly commands: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<ImapPeer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const peer = new ImapPeer(server, (server.address() as AddressInfo).port);
    server.on('connection', (socket) => peer.serve(socket));
    return peer;
  }

  /** Adds a message to the mailbox. @param date INTERNALDATE @returns its UID */
  deliver(raw: string, date = internalDate(new Date())): number {
    const uid = (this.messages.at(-1)?.uid ?? 0) + 1;
    this.messages.push({ uid, raw: Buffer.from(raw), date, flags: new Set() });
    for (const socket of this.sockets) socket.write(`* ${this.messages.length} EXISTS\r\n`);
    return uid;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write('* OK ready\r\n');
    let pending = '';
    let idle: string | undefined;
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (idle !== undefined) {
          socket.write(`${idle} OK done\r\n`);
          idle = undefined;
        } else if (/^\S+ IDLE/i.test(line)) {
          idle = line.split(' ')[0];
          socket.write('+ idling\r\n');
        } else this.answer(socket, line);
      }
    });
  }

  private answer(socket: Socket, line: string): void {
    const [tag = '*', first = '', second = '', ...rest] = line.split(' ');
    const byUid = first.toUpperCase() === 'UID';
    const name = (byUid ? second : first).toUpperCase();
    const words = byUid ? rest : [second, ...rest];
    this.commands.push(byUid ? `UID ${name}` : name);
    const uid = byUid && /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : undefined;
    const fault = this.behave(name, uid);
    if (fault === 'silent') return;
    if (fault === 'close') return void socket.destroy();
    if (fault === 'no' || fault === 'bad')
      return void socket.write(`${tag} ${fault.toUpperCase()} [UNAVAILABLE] ${name} is not possible now\r\n`);
    if (fault !== 'empty') socket.write(this.data(name, words, byUid, fault));
    socket.write(`${tag} OK ${name} completed\r\n`);
  }

  private data(name: string, words: string[], byUid: boolean, fault: ImapFault | undefined): Buffer | string {
    if (name === 'CAPABILITY') return '* CAPABILITY IMAP4rev1 IDLE\r\n';
    if (name === 'LIST') return '* LIST () "/" "INBOX"\r\n';
    if (name === 'NAMESPACE') return '* NAMESPACE (("" "/")) NIL NIL\r\n';
    if (name === 'SELECT' || name === 'EXAMINE') return this.selected();
    if (name === 'SEARCH') return this.found(words.join(' '), fault);
    if (name === 'FETCH') return this.fetched(words, byUid, fault);
    if (name === 'STORE') return this.stored(words);
    return '';
  }

  private selected(): string {
    const last = this.messages.at(-1)?.uid ?? 0;
    return [
      `* ${this.messages.length} EXISTS`,
      '* FLAGS (\\Seen \\Answered)',
      `* OK [PERMANENTFLAGS (\\Seen \\Answered${this.keepsKeywords ? ' \\*' : ''})] flags`,
      ...(this.uidValidity > 0 ? [`* OK [UIDVALIDITY ${this.uidValidity}] valid`] : []),
      ...(this.saysUidNext ? [`* OK [UIDNEXT ${last + 1}] next`] : []),
      '',
    ].join('\r\n');
  }

  private within(range: string): StoredMessage[] {
    const [from = '', to = from] = range.split(':');
    const last = this.messages.at(-1)?.uid ?? 0;
    const bound = (text: string) => (text === '*' ? last : Number(text));
    const [low, high] = [Math.min(bound(from), bound(to)), Math.max(bound(from), bound(to))];
    return this.messages.filter(({ uid }) => uid >= low && uid <= high);
  }

  private found(query: string, fault: ImapFault | undefined): string {
    const range = /UID (\S+)/.exec(query)?.[1] ?? '1:*';
    const keyword = /UNKEYWORD (\S+)/.exec(query)?.[1];
    const unseen = /UNSEEN/.test(query);
    const since = Date.parse(/SINCE "?([\w-]+)/.exec(query)?.[1] ?? '1-Jan-1970');
    const uids = this.within(range)
      // The day in the zone of the message, as servers compare it.
      .filter(({ date }) => Date.parse(date.slice(0, 11)) >= since)
      .filter(({ flags }) => !(keyword && flags.has(keyword)) && !(unseen && flags.has('\\Seen')))
      .map(({ uid }) => uid);
    if (fault === 'esearch') return `* ESEARCH (TAG "x") UID COUNT ${uids.length}\r\n`;
    if (fault === 'forget') uids.splice(Math.floor(uids.length / 2), 1);
    return `* SEARCH ${uids.join(' ')}\r\n`;
  }

  private fetched(words: string[], byUid: boolean, fault: ImapFault | undefined): Buffer {
    const range = words[0] ?? '';
    const all = byUid ? this.within(range) : this.messages.slice(range === '*' ? -1 : Number(range) - 1).slice(0, 1);
    const chosen = fault === 'forget' ? all.slice(1) : all;
    return Buffer.concat(chosen.map((message) => this.row(message, words.join(' '), fault)));
  }

  private row({ uid, raw, date, flags }: StoredMessage, query: string, fault: ImapFault | undefined): Buffer {
    const number = this.messages.findIndex((each) => each.uid === uid) + 1;
    const items = [`UID ${uid}`, ...(/RFC822\.SIZE/.test(query) ? [`RFC822.SIZE ${raw.length}`] : [])];
    if (/INTERNALDATE/.test(query)) items.push(`INTERNALDATE "${date}"`);
    if (/FLAGS/.test(query)) items.push(`FLAGS (${[...flags].join(' ')})`);
    if (!/BODY/.test(query)) return Buffer.from(`* ${number} FETCH (${items.join(' ')})\r\n`);
    if (fault === 'nil') return Buffer.from(`* ${number} FETCH (${items.join(' ')} BODY[]<0> NIL)\r\n`);
    // At a different position each time.
    const source = fault === 'cut' ? raw.subarray(0, 1 + (this.commands.length % (raw.length - 1))) : raw;
    const head = `* ${number} FETCH (${items.join(' ')} BODY[]<0> {${source.length}}\r\n`;
    return Buffer.concat([Buffer.from(head), source, Buffer.from(')\r\n')]);
  }

  private stored(words: string[]): string {
    const flags = /\(([^)]*)\)/.exec(words.join(' '))?.[1]?.split(' ') ?? [];
    for (const message of this.within(words[0] ?? '')) for (const flag of flags) message.flags.add(flag);
    return '';
  }
}
