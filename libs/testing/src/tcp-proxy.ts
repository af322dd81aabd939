import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface TcpProxyOptions {
  /** Port of the server behind it. */
  to: number;
  /** Its host; 127.0.0.1 by default. */
  host?: string;
  /** Port to listen on; a free one by default. */
  port?: number;
}

export interface TcpProxy {
  port: number;
  /** Open connections, including silent ones. */
  readonly lines: number;
  /**
   * Stalls both directions without closing any connection, as when a cable is pulled out. New connections are accepted,
   * as the system would, and stall too. `resume` continues all without losing a byte.
   */
  silence: () => void;
  /**
   * The current connections stall for good, as when a NAT forgot them or the host behind was replaced. New connections
   * work, unless `silence` is active, and `resume` does not restore the forgotten ones.
   */
  forget: () => void;
  /** Resets all current connections, including the forgotten ones. New ones work. */
  cut: () => void;
  /** Closes all connections and refuses new ones, as a stopped server does, until `resume`. */
  refuseConnections: () => Promise<void>;
  /** Ends `silence` and `refuseConnections`. */
  resume: () => Promise<void>;
  /** Closes all connections and frees the port. */
  stop: () => Promise<void>;
}

/** A connection from a client to the server behind; the upstream socket is opened when data may pass. */
class Line {
  private upstream: Socket | undefined;
  private silent = true;
  private forgotten = false;

  constructor(
    private readonly caller: Socket,
    private readonly dial: () => Socket,
    private readonly onClose: () => void,
  ) {
    caller.on('error', () => this.destroy());
    caller.on('close', () => this.destroy());
  }

  hear(): void {
    if (!this.silent || this.forgotten || this.caller.destroyed) return;
    this.silent = false;
    if (!this.upstream) {
      this.upstream = this.dial();
      this.upstream.on('error', () => this.reset());
      this.upstream.on('close', () => this.destroy());
    }
    this.caller.pipe(this.upstream);
    this.upstream.pipe(this.caller);
  }

  /** A paused socket is not read, so not even its end is noticed: the system buffers the data. */
  silence(): void {
    this.silent = true;
    this.caller.unpipe().pause();
    this.upstream?.unpipe().pause();
  }

  forget(): void {
    this.silence();
    this.forgotten = true;
  }

  reset(): void {
    this.silent = false;
    for (const socket of [this.caller, this.upstream]) {
      // Node leaves a socket open for good if its reset fails, as that of a half-closed one does.
      if (this.forgotten || socket?.writableEnded) socket?.destroy();
      else socket?.resetAndDestroy();
    }
    this.onClose();
  }

  private destroy(): void {
    // While it is silent, neither end notices that the other has closed.
    if (this.silent && this.upstream && !this.upstream.destroyed && !this.caller.destroyed) return;
    this.caller.destroy();
    this.upstream?.destroy();
    this.onClose();
  }
}

/** A TCP proxy between a program and its server that can be disturbed. */
export async function startProxy({
  to,
  host = '127.0.0.1',
  port: requestedPort = 0,
}: TcpProxyOptions): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let silent = false;
  let port = requestedPort;

  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (caller) => {
    const line: Line = new Line(
      caller,
      () => connect({ port: to, host, allowHalfOpen: true, noDelay: true }),
      () => lines.delete(line),
    );
    lines.add(line);
    if (!silent) line.hear();
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const cut = () => {
    for (const line of [...lines]) line.reset();
  };
  const refuseConnections = async () => {
    const closed = server.listening ? new Promise<void>((resolve) => server.close(() => resolve())) : undefined;
    cut();
    await closed;
  };

  await listen();
  port = (server.address() as AddressInfo).port;
  return {
    port,
    get lines() {
      return lines.size;
    },
    silence() {
      silent = true;
      for (const line of lines) line.silence();
    },
    forget() {
      for (const line of lines) line.forget();
    },
    cut,
    refuseConnections,
    async resume() {
      silent = false;
      for (const line of [...lines]) line.hear();
      if (!server.listening) await listen();
    },
    stop: refuseConnections,
  };
}
