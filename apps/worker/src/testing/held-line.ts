import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface HeldLine {
  /** smtp://127.0.0.1:port */
  url: string;
  /** Resolves once someone called. */
  called: Promise<void>;
  /** Puts the calls through. */
  release: () => void;
  close: () => void;
}

/** A line to the mail server that keeps callers waiting for the greeting until it is released. */
export async function holdLine(port: number): Promise<HeldLine> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let released = false;
  let call: () => void = () => undefined;
  const called = new Promise<void>((resolve) => (call = resolve));

  const server = createServer((caller) => {
    const putThrough = () => {
      const peer = connect(port, '127.0.0.1');
      sockets.add(peer);
      peer.on('error', () => caller.destroy());
      peer.on('close', () => caller.destroy());
      caller.on('close', () => peer.destroy());
      caller.pipe(peer).pipe(caller);
    };
    sockets.add(caller);
    caller.on('error', () => caller.destroy());
    call();
    if (released) putThrough();
    else waiting.push(putThrough);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    release() {
      released = true;
      for (const putThrough of waiting.splice(0)) putThrough();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
