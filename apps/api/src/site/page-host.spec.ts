// Rules: process.stop
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { Logger } from '@mainstage/observability/logger';
import type { HttpAdapterHost } from '@nestjs/core';
import type { ApiConfig } from '../config';
import type { WebinarNow } from '../webinars/webinar-now';
import { ApiPageHost } from './page-host';

const visitor = { ip: '192.0.2.1', headers: {} } as unknown as Parameters<ApiPageHost['call']>[0];

describe('calls of pages to the API of their process', () => {
  const server = createServer((request, response) => response.end(request.url));
  const warn = jest.fn();
  const adapter = { httpAdapter: { getHttpServer: () => server } } as unknown as HttpAdapterHost;
  const logger = { warn } as unknown as Logger;
  const host = new ApiPageHost(adapter, {} as WebinarNow, logger, { APP_SECRET: 'a secret' } as ApiConfig);

  it('are answered while it listens, and unavailable after it has stopped', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await (await host.call(visitor, '/api/x')).text()).toBe('/api/x');

    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const closed = await host.call(visitor, '/api/x');
    expect(closed.status).toBe(503);
    expect(await closed.json()).toMatchObject({ code: 'unavailable' });

    server.address = () => ({ port, family: 'IPv4', address: '127.0.0.1' });
    expect((await host.call(visitor, '/api/x')).status).toBe(503);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
