/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageSettings, rendererHeaders } from '@mainstage/contracts/page-server';
import { pageApiFor } from './page-api';

describe('calls of pages to the API', () => {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  const visitor = { headers: { [rendererHeaders.visitor]: 'secret 192.0.2.1', cookie: 'a=1', 'x-other': 'b' } };

  it('are made in the name of the visitor', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    process.env[pageSettings.api] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await pageApiFor(visitor).call('/api/x', { headers: { Cookie: 'b=2' } });
    const headers = (await answer.json()) as Record<string, string>;
    expect(headers).toMatchObject({ [rendererHeaders.visitor]: 'secret 192.0.2.1', cookie: 'b=2' });
    expect(headers['x-other']).toBeUndefined();
  });

  it('are unavailable when the API cannot be reached', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const closed = await pageApiFor(visitor).call('/api/x');
    expect(closed.status).toBe(503);
    expect(await closed.json()).toMatchObject({ code: 'unavailable' });
  });
});
