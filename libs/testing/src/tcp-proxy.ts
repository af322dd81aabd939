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
  /** Lines that are open at this moment, silent ones included. */
  readonly lines: number;
  /**
   * Nothing is heard any more, in both directions and without any line being closed, as when a cable is pulled out.
   * New lines are accepted, as the system would, and stay silent too. `resume` lets all go on and loses no byte.
   */
  silence: () => void;
  /**
   * The present lines go silent for good, as when a NAT forgot them or the host behind was replaced. New lines work,
   * unless `silence` holds at that time, and `resume` does not bring the forgotten ones back.
   */
  forget: () => void;
  /** Breaks all present lines with a reset, the forgotten ones too. New ones work. */
  cut: () => void;
  /** Breaks all lines and refuses new ones, as a server that is down does, until `resume`. */
  refuseConnections: () => Promise<void>;
  /** Ends `silence` and `refuse`. */
  resume: () => Promise<void>;
  /** Breaks all lines and frees the port. */
  stop: () => Promise<void>;
}

/** A line from a caller to the server behind; the second end is made when the line may be heard. */
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

  /** A paused socket is not read, so not even its end is noticed: the system keeps what comes. */
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
      // Node leaves a socket open for good whose reset fails, as that of one half closed does.
      if (this.forgotten || socket?.writableEnded) socket?.destroy();
      else socket?.resetAndDestroy();
    }
    this.onClose();
  }

  private destroy(): void {
    // While nothing is heard, neither end learns that the other is gone.
    if (this.silent && this.upstream && !this.upstream.destroyed && !this.caller.destroyed) return;
    this.caller.destroy();
    this.upstream?.destroy();
    this.onClose();
  }
}

/** A line between a program and its server that can be disturbed. */
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
