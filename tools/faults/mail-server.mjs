import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Misbehaviours of the server. `sales-552` and `visitor-550` affect one kind of recipient only.
 * @typedef {'accept' | 'greeting-421' | 'rcpt-451' | 'dot-451' | 'visitor-550' | 'sales-552' | 'cut-before-dot'
 * | 'drop-after-dot' | 'half-answer' | 'slow' | 'late'} Behaviour
 */

const END = '\r\n.\r\n';

/** A mail server that misbehaves on request, and records each mail by its Message-ID without its text. */
export class MailServer {
  /** @type {Behaviour} */
  behaviour = 'accept';
  /** Verdict on each final dot, by Message-ID. @type {Map<string, { at: number, verdict: string }[]>} */
  dots = new Map();
  /** Recipients that were rejected with a 5xx. */
  rejected = new Set();
  /** When mails were accepted, in milliseconds, ascending. @type {number[]} */
  accepted = [];
  #sockets = new Set();

  /** @param {{ sales: string, random: import('./random.mjs').Random }} options sales: the address of sales */
  constructor({ sales, random }) {
    this.sales = sales;
    this.random = random;
    this.server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      new Session(socket, this);
    });
  }

  /** Listens; on the same port again after `close`. */
  async open() {
    this.server.listen(this.port ?? 0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = this.server.address().port;
  }

  async close() {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  noteDot(id, verdict) {
    const at = Date.now();
    this.dots.set(id, [...(this.dots.get(id) ?? []), { at, verdict }]);
    if (verdict === 'accepted') this.accepted.push(at);
  }
}

class Session {
  #input = '';
  #message = false;
  #to = '';
  #busy = Promise.resolve();

  constructor(socket, server) {
    this.socket = socket;
    this.server = server;
    if (server.behaviour === 'greeting-421') {
      socket.end('421 Too busy, try later\r\n');
      return;
    }
    this.#queue(() => this.#say('220 faults.example ESMTP'));
    socket.on('data', (chunk) => {
      this.#input += chunk.toString('latin1');
      this.#read();
    });
  }

  /** Processes commands in order, also if an answer is delayed. */
  #queue(work) {
    this.#busy = this.#busy.then(work).catch(() => this.socket.destroy());
  }

  #read() {
    for (;;) {
      const end = this.#input.indexOf(this.#message ? END : '\r\n');
      if (end < 0) return;
      const text = this.#input.slice(0, end);
      this.#input = this.#input.slice(end + (this.#message ? END.length : 2));
      if (this.#message) {
        this.#message = false;
        this.#queue(() => this.#dot(text));
      } else if (/^DATA/i.test(text) && this.server.behaviour !== 'cut-before-dot') {
        this.#message = true;
        this.#queue(() => this.#say('354 Go ahead'));
      } else this.#queue(() => this.#command(text));
    }
  }

  async #command(text) {
    const verb = text.slice(0, 4).toUpperCase();
    const { behaviour } = this.server;
    if (verb === 'EHLO') return this.#say('250-faults.example\r\n250-8BITMIME\r\n250 SIZE 10485760');
    if (verb === 'DATA') return void this.socket.end('354 Go ahead\r\n');
    if (verb === 'QUIT') return void this.socket.end('221 Goodbye\r\n');
    if (verb !== 'RCPT') return this.#say('250 Fine');
    this.#to = /<(.*?)>/.exec(text)?.[1].toLowerCase() ?? '';
    if (behaviour === 'rcpt-451') return this.#say('451 4.3.0 Try later');
    const toSales = this.#to === this.server.sales;
    if (behaviour === (toSales ? 'sales-552' : 'visitor-550')) {
      this.server.rejected.add(this.#to);
      return this.#say(toSales ? '552 5.2.2 Mailbox full' : '550 5.1.1 No such person');
    }
    return this.#say('250 Fine');
  }

  async #dot(text) {
    const id = /^message-id:\s*<([^@>]+)@/im.exec(text)?.[1] ?? 'without an id';
    const { behaviour } = this.server;
    if (behaviour === 'late') await delay(12_000);
    if (this.socket.destroyed) return this.server.noteDot(id, 'silent');
    if (behaviour === 'dot-451') {
      this.server.noteDot(id, 'deferred');
      return this.#say('451 4.7.1 Greylisted');
    }
    if (behaviour === 'drop-after-dot' || behaviour === 'half-answer') {
      this.server.noteDot(id, 'silent');
      if (behaviour === 'half-answer') this.socket.write(this.server.random.pick(['2', '25', '250', '250 2.0.0 O']));
      return void this.socket.end();
    }
    this.server.noteDot(id, 'accepted');
    return this.#say('250 2.0.0 Queued');
  }

  async #say(reply) {
    if (this.server.behaviour === 'slow') await delay(this.server.random.between(300, 1500));
    if (this.socket.writable) this.socket.write(`${reply}\r\n`);
  }
}
