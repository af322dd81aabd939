import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SmtpSession, type ReceivedMessage, type SmtpBehaviour } from './smtp-session';

export type { ReceivedMessage, SmtpBehaviour } from './smtp-session';

export interface SmtpPeerOptions {
  /** How it behaves at first; 'accept' by default. */
  behaviour?: SmtpBehaviour;
  /** Port to listen on; a free one by default. */
  port?: number;
  /** Offers PIPELINING, so that the client sends the envelope and DATA in one go; off by default. */
  pipelining?: boolean;
  /** Milliseconds until it answers the final dot; none by default. */
  messageMs?: number;
  /** Connections it serves at a time; further ones are greeted with 421. */
  connectionsAtMost?: number;
}

export interface SmtpPeer {
  /** smtp://127.0.0.1:port */
  url: string;
  port: number;
  /** Every message that came with its final dot, accepted or not, in order of arrival. Empty it by `length = 0`. */
  messages: ReceivedMessage[];
  /** How many connections were opened so far. */
  readonly connections: number;
  /**
   * Changes how the peer behaves from the next command on, also on open connections.
   * With a recipient, only mails to that address are treated so (from RCPT on; the last word for that address);
   * without one, all others. Resolves when a port that was closed is open again, or the other way round.
   */
  setBehaviour: (behaviour: SmtpBehaviour, recipient?: string) => Promise<void>;
  /** Cuts the connections that are open at this moment; new ones are served. */
  cut: () => void;
  /** Cuts all connections and frees the port. */
  close: () => Promise<void>;
}

/**
 * A mail server on a real socket of 127.0.0.1 with a configurable behaviour, including faults: it hangs, breaks off
 * before the final dot, or takes the message and never answers.
 */
export async function startSmtpPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const sockets = new Set<Socket>();
  const messages: ReceivedMessage[] = [];
  const forRecipient = new Map<string, SmtpBehaviour>();
  let general = options.behaviour ?? 'accept';
  const waiting: (() => void)[] = [];
  const change = () => {
    for (const next of waiting.splice(0)) next();
  };
  let connections = 0;
  let port = options.port ?? 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that breaks off is part of the play.
    socket.on('error', () => socket.destroy());
    if (sockets.size > (options.connectionsAtMost ?? Infinity)) {
      socket.end('421 Too many connections\r\n');
      return;
    }
    new SmtpSession(socket, {
      messages,
      pipelining: options.pipelining ?? false,
      changed: () => new Promise((resolve) => waiting.push(resolve)),
      messageMs: options.messageMs ?? 0,
      behaviourFor: (recipient) => (recipient && forRecipient.get(recipient.toLowerCase())) || general,
    });
  });

  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  await listen();
  port = (server.address() as AddressInfo).port;
  if (general === 'refuse-connection') await stop();

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    messages,
    get connections() {
      return connections;
    },
    async setBehaviour(behaviour, recipient) {
      if (recipient) {
        forRecipient.set(recipient.toLowerCase(), behaviour);
        return change();
      }
      general = behaviour;
      change();
      if (behaviour === 'refuse-connection' && server.listening) await stop();
      if (behaviour !== 'refuse-connection' && !server.listening) await listen();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}
