import { createServer, type Server } from 'node:net';
import { isInstalled } from './dependencies.mjs';
import { warningIn } from './logs.mjs';
import { isAtLeast } from './node-version.mjs';
import { isFree, nextFreePort } from './ports.mjs';

describe('isAtLeast', () => {
  it.each([
    ['v20.19.0', '>=20.19', true],
    ['v20.18.3', '>=20.19', false],
    ['v24.0.0', '>=20.19', true],
    ['v18.20.0', '>=20.19', false],
  ])('compares %s with %s: %s', (version, least, answer) => expect(isAtLeast(version, least)).toBe(answer));
});

describe('ports', () => {
  let server: Server;
  afterEach((done) => void server.close(done));

  it.each(['127.0.0.1', '0.0.0.0'])(
    'the port search steps over a port taken on %s and over one promised already',
    async (host) => {
      server = createServer();
      await new Promise<void>((resolve) => server.listen(0, host, resolve));
      const { port } = server.address() as { port: number };
      expect(await isFree(port)).toBe(false);
      const taken = new Set<number>();
      const first = await nextFreePort(port, taken);
      expect(first).toBeGreaterThan(port);
      expect(await nextFreePort(port, taken)).toBeGreaterThan(first);
    },
  );
});

describe('isInstalled', () => {
  const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { optional: true } } };

  it('asks for every package in its version, but for optional ones of other machines', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(isInstalled(lock, {})).toBe(false);
  });
});

describe('warningIn', () => {
  it('finds warnings and errors, and leaves the rest in the file', () => {
    expect(warningIn('{"level":"warn","msg":"slow"}')).toBe('slow');
    expect(warningIn('{"level":"error","msg":"failed","err":{"message":"why"}}')).toBe('failed: why');
    expect(warningIn('{"level":"info","msg":"fine"}')).toBeUndefined();
    expect(warningIn('{broken')).toBeUndefined();
    expect(warningIn('plain text')).toBeUndefined();
  });
});
