import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SmtpSession, type ReceivedMessage, type SmtpBehaviour } from './smtp-session';

export type { ReceivedMessage, SmtpBehaviour } from './smtp-session';

export interface SmtpPeerOptions {
  /** Initial behaviour; 'accept' by default. */
  behaviour?: SmtpBehaviour;
  /** Port to listen on; a free one by default. */
  port?: number;
  /** Offers PIPELINING, so that the client sends the envelope and DATA at once; off by default. */
  pipelining?: boolean;
  /** Milliseconds until it answers the final dot; none by default. */
  messageMs?: number;
  /** Maximum number of connections; further ones are greeted with 421. */
  connectionsAtMost?: number;
}

export interface SmtpPeer {
  /** smtp://127.0.0.1:port */
  url: string;
  port: number;
  /** Every message that ended with its final dot, accepted or not, in order of arrival. Clear it by `length = 0`. */
  messages: ReceivedMessage[];
  /** Number of connections opened so far. */
  readonly connections: number;
  /**
   * Changes the behaviour from the next command on, also on open connections. With a recipient, only for mails to that
   * address (from RCPT on; the last call for that address counts); without one, for all others. Resolves when a closed
   * port is open again, or vice versa.
   */
  setBehaviour: (behaviour: SmtpBehaviour, recipient?: string) => Promise<void>;
  /** Closes the open connections; new ones are served. */
  cut: () => void;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
}

/**
 * A mail server on a real socket of 127.0.0.1 with a configurable behaviour, including faults: it hangs, disconnects
 * before the final dot, or receives the message and never answers.
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
    // A client that disconnects is expected.
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
