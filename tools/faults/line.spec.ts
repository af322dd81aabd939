import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Line } from './line.mjs';

let echo: Server;
let line: Awaited<ReturnType<typeof Line.to>>;
const clients: Socket[] = [];

beforeEach(async () => {
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  line = await Line.to((echo.address() as AddressInfo).port);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  line.close();
  echo.close();
});

function call() {
  const socket = connect(line.port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  return { socket, heard: () => heard };
}
async function hears({ heard }: ReturnType<typeof call>, text: string) {
  for (const latest = Date.now() + 10_000; heard() !== text; await delay(10))
    if (Date.now() > latest) throw new Error(`heard "${heard()}", not "${text}"`);
}

describe('the fault-injecting TCP proxy', () => {
  it('the fault-injecting proxy delivers everything after a stall, also to connections opened meanwhile', async () => {
    const early = call();
    early.socket.write('a');
    await hears(early, 'a');
    line.silence();
    early.socket.write('b');
    const late = call();
    late.socket.write('c');
    await delay(100);
    expect([early.heard(), late.heard()]).toEqual(['a', '']);
    line.speak({ forget: false });
    await hears(early, 'ab');
    await hears(late, 'c');
  });

  it('the fault-injecting proxy keeps lost connections open until it is cut, while new ones work', async () => {
    const early = call();
    early.socket.write('a');
    await hears(early, 'a');
    line.silence();
    line.speak({ forget: true });
    early.socket.write('b');
    const fresh = call();
    fresh.socket.write('c');
    await hears(fresh, 'c');
    // Another silence brings none of them back.
    line.silence();
    line.speak({ forget: false });
    fresh.socket.write('d');
    await hears(fresh, 'cd');
    expect([early.heard(), early.socket.destroyed]).toEqual(['a', false]);
    line.cut();
    while (!early.socket.destroyed) await delay(10);
  });
});
