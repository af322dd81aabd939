import { createServer } from 'node:net';
import { freePort } from './ports';

describe('freePort', () => {
  it('never promises one port twice, and stays below the ports of outgoing connections', async () => {
    const ports: number[] = [];
    for (let count = 0; count < 300; count += 1) ports.push(await freePort());
    expect(new Set(ports).size).toBe(300);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it.each([['127.0.0.1'], [undefined]])('gives a port that can be had on %s', async (host) => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  });
});
