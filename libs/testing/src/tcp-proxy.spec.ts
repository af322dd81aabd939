import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startProxy, type TcpProxy } from './tcp-proxy';

let server: Server;
let proxy: TcpProxy;
const callers: Socket[] = [];

/** A connection through the proxy, and all received data. */
async function call() {
  const socket = connect(proxy.port, '127.0.0.1');
  callers.push(socket);
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  return {
    socket,
    say: (text: string) => socket.write(text),
    hears: async (text: string) => {
      while (heard !== text) await once(socket, 'data');
    },
    heard: () => heard,
    closed: () => socket.closed,
    ended,
  };
}

beforeEach(async () => {
  // Echo server.
  server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy({ to: (server.address() as AddressInfo).port });
});
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await proxy.stop();
  await new Promise((resolve) => server.close(resolve));
});

describe('the disturbed line', () => {
  it('the TCP proxy passes both directions, and the end of a connection', async () => {
    const line = await call();
    line.say('one');
    await line.hears('one');
    line.socket.end();
    await line.ended;
    expect(proxy.lines).toBe(0);
  });

  it('the TCP proxy stalls without closing, new connections too, and continues where it stopped', async () => {
    const old = await call();
    old.say('one');
    await old.hears('one');
    proxy.silence();
    old.say(' two');
    const young = await call();
    young.say('three');
    // By the time a later connection elsewhere is served, this one would have been.
    const elsewhere = connect((server.address() as AddressInfo).port, '127.0.0.1');
    callers.push(elsewhere);
    elsewhere.write('echo');
    await once(elsewhere, 'data');
    expect([old.heard(), young.heard(), old.closed(), young.closed()]).toEqual(['one', '', false, false]);
    await proxy.resume();
    await Promise.all([old.hears('one two'), young.hears('three')]);
  });

  it('the TCP proxy forgets the present connections for good and serves new ones', async () => {
    const old = await call();
    old.say('one');
    await old.hears('one');
    proxy.forget();
    old.say(' two');
    const young = await call();
    young.say('three');
    await young.hears('three');
    await proxy.resume();
    young.say(' four');
    await young.hears('three four');
    expect([old.heard(), old.closed()]).toEqual(['one', false]);
    proxy.cut();
    await Promise.all([old.ended, young.ended]);
  });

  it('the TCP proxy refuses and serves again on the same port', async () => {
    const line = await call();
    await proxy.refuseConnections();
    await line.ended;
    await expect(call()).rejects.toThrow('ECONNREFUSED');
    await proxy.resume();
    const again = await call();
    again.say('back');
    await again.hears('back');
  });
});
