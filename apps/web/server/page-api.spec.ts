/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageSettings, rendererHeaders } from '@mainstage/contracts/page-server';
import { apiSettings, pageApiFor } from './page-api';

describe('calls of pages to the API', () => {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  const visitor = { headers: { [rendererHeaders.visitor]: 'secret 192.0.2.1', cookie: 'a=1', 'x-other': 'b' } };

  let api = '';
  const settings = () => apiSettings({ [pageSettings.api]: api, [pageSettings.secret]: 'secret' });

  it('are made in the name of the visitor', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await pageApiFor(visitor, settings()).call('/api/x', { headers: { Cookie: 'b=2' } });
    const headers = (await answer.json()) as Record<string, string>;
    expect(headers).toMatchObject({ [rendererHeaders.visitor]: 'secret 192.0.2.1', cookie: 'b=2' });
    expect(headers['x-other']).toBeUndefined();
  });

  it('are unavailable when the API cannot be reached', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const closed = await pageApiFor(visitor, settings()).call('/api/x');
    expect(closed.status).toBe(503);
    expect(await closed.json()).toMatchObject({ code: 'unavailable' });
  });

  it('need the address of the API and the key that signs', () => {
    expect(() => apiSettings({ [pageSettings.api]: 'http://127.0.0.1:1' })).toThrow('PAGES_SECRET is not set');
    expect(() => apiSettings({ [pageSettings.secret]: 'secret' })).toThrow('API_URL is not set');
  });
});
