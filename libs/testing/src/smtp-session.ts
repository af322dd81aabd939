import type { Socket } from 'node:net';

/**
 * Behaviours of the peer. Before the mail is known (greeting, login) only the general behaviour counts; from RCPT on
 * also that of the recipient.
 */
export type SmtpBehaviour =
  | 'accept'
  /** Nobody listens on the port. */
  | 'refuse-connection'
  | 'greeting-421'
  | 'greeting-554'
  /** Accepts the connection and sends nothing. */
  | 'greeting-hang'
  /** Refuses every password. */
  | 'auth-535'
  | 'mail-451'
  | 'mail-550'
  | 'rcpt-451'
  | 'rcpt-550'
  | 'data-451'
  | 'data-550'
  | 'dot-451'
  | 'dot-550'
  /** Answers this step only after the behaviour was changed, and then accordingly. */
  | 'mail-wait'
  | 'rcpt-wait'
  | 'data-wait'
  | 'dot-wait'
  /** Disconnects instead of answering DATA: there is no final dot. */
  | 'close-before-dot'
  /** Receives the whole message, records it as not accepted, and disconnects without an answer. */
  | 'close-after-dot'
  /** Receives the whole message, records it as not accepted, and never answers. */
  | 'hang-after-dot';

export interface ReceivedMessage {
  from: string;
  to: string[];
  /** The decoded message: dots unstuffed, lines ended by CRLF. */
  raw: string;
  /** True if the peer answered 250: only then it is responsible for the delivery. */
  accepted: boolean;
}

interface SmtpSessionOptions {
  messages: ReceivedMessage[];
  pipelining: boolean;
  /** Resolves when its behaviour is changed. */
  changed: () => Promise<void>;
  /** Milliseconds until it answers the final dot. */
  messageMs: number;
  behaviourFor: (recipient: string | undefined) => SmtpBehaviour;
}

const endOfMessage = '\r\n.\r\n';
const replies = { '421': 'Closing, try later', '451': 'Try later', '550': 'Not wanted', '554': 'No service here' };

/** One connection of the peer: parses commands and messages, and answers by the current behaviour. */
export class SmtpSession {
  // latin1 keeps each byte as one character until the message is complete.
  private input = '';
  private readingMessage = false;
  private login: string[] = [];
  private from = '';
  private to: string[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly options: SmtpSessionOptions,
  ) {
    const behaviour = this.behaviour();
    if (behaviour === 'greeting-hang') return;
    if (behaviour === 'greeting-421' || behaviour === 'greeting-554') {
      socket.end(line(behaviour));
      return;
    }
    this.say('220 peer.example ESMTP');
    socket.on('data', (chunk) => {
      this.input += chunk.toString('latin1');
      this.read();
    });
  }

  private behaviour(): SmtpBehaviour {
    return this.options.behaviourFor(this.to.at(-1));
  }

  private read(): void {
    for (;;) {
      const end = this.readingMessage ? this.messageEnd() : this.input.indexOf('\r\n');
      if (end < 0 || this.socket.destroyed) return;
      const text = this.input.slice(0, end);
      if (this.readingMessage) {
        this.input = this.input.slice(end + (end === 0 ? 3 : endOfMessage.length));
        this.readingMessage = false;
        this.message(text === '' ? '' : `${text}\r\n`);
      } else {
        this.input = this.input.slice(end + 2);
        this.command(text);
      }
    }
  }

  private messageEnd(): number {
    return this.input.startsWith('.\r\n') ? 0 : this.input.indexOf(endOfMessage);
  }

  private command(text: string): void {
    if (this.login.length > 0) return this.password();
    const verb = text.slice(0, 4).toUpperCase();
    const address = /<(.*)>/.exec(text)?.[1] ?? '';
    if (verb === 'EHLO') return this.hello();
    if (verb === 'HELO' || verb === 'NOOP') return this.say('250 Fine');
    if (verb === 'AUTH') return this.authenticate(text);
    if (verb === 'MAIL') {
      [this.from, this.to] = [address, []];
      return this.answer('mail', '250 Sender fine');
    }
    if (verb === 'RCPT') {
      this.to.push(address);
      return this.answer('rcpt', '250 Recipient fine');
    }
    if (verb === 'DATA') return this.data();
    if (verb === 'RSET') {
      this.to = [];
      return this.say('250 Forgotten');
    }
    if (verb === 'QUIT') {
      this.socket.end('221 Goodbye\r\n');
      return;
    }
    this.say('502 Unknown command');
  }

  private hello(): void {
    const extensions = ['8BITMIME', 'AUTH PLAIN LOGIN', ...(this.options.pipelining ? ['PIPELINING'] : [])];
    this.say(['250-peer.example', ...extensions.map((name) => `250-${name}`), '250 SIZE 10485760'].join('\r\n'));
  }

  private authenticate(text: string): void {
    if (/^AUTH LOGIN$/i.test(text)) {
      this.login = ['UGFzc3dvcmQ6', 'done'];
      return this.say('334 VXNlcm5hbWU6');
    }
    this.verdict();
  }

  private password(): void {
    const next = this.login.shift();
    if (next === 'done') return this.verdict();
    this.say(`334 ${next}`);
  }

  private verdict(): void {
    this.say(this.behaviour() === 'auth-535' ? '535 5.7.8 Wrong name or password' : '235 Welcome');
  }

  private data(): void {
    const behaviour = this.behaviour();
    if (behaviour === 'rcpt-wait') {
      void this.options.changed().then(() => this.data());
      return;
    }
    if (this.to.length === 0 || behaviour.startsWith('rcpt-')) return this.say('503 No valid recipient');
    if (behaviour === 'close-before-dot') {
      // Without a reply: after a 354 it would be a race between closing and the message.
      this.socket.end();
      return;
    }
    this.answer('data', '354 Go ahead');
    this.readingMessage = !behaviour.startsWith('data-') || behaviour === 'data-wait';
  }

  private message(stuffed: string): void {
    const behaviour = this.behaviour();
    const raw = Buffer.from(stuffed.replace(/^\.\./gm, '.'), 'latin1').toString('utf8');
    const message = { from: this.from, to: this.to, raw, accepted: false };
    this.options.messages.push(message);
    if (behaviour === 'close-after-dot') this.socket.destroy();
    if (behaviour === 'close-after-dot' || behaviour === 'hang-after-dot') return;
    const usual = `250 Queued as ${this.options.messages.length}`;
    const answer = () =>
      this.answer('dot', usual, () => {
        message.accepted = true;
      });
    if (this.options.messageMs > 0) setTimeout(answer, this.options.messageMs);
    else answer();
  }

  /** The usual answer, unless the behaviour concerns this step. */
  private answer(step: 'mail' | 'rcpt' | 'data' | 'dot', usual: string, whenUsual?: () => void): void {
    const behaviour = this.behaviour();
    if (this.socket.destroyed) return;
    if (behaviour === `${step}-wait`) {
      void this.options.changed().then(() => this.answer(step, usual, whenUsual));
      return;
    }
    if (step === 'dot') this.to = [];
    if (behaviour.startsWith(`${step}-`)) {
      this.socket.write(line(behaviour));
      return;
    }
    whenUsual?.();
    this.say(usual);
  }

  private say(reply: string): void {
    this.socket.write(`${reply}\r\n`);
  }
}

/** `rcpt-550` → `550 Not wanted` */
function line(behaviour: SmtpBehaviour): string {
  const code = behaviour.slice(-3) as keyof typeof replies;
  return `${code} ${replies[code]}\r\n`;
}
