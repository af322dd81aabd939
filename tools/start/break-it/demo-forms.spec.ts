import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DemoForms } from './demo-forms.mjs';

describe('the forms of Break it yourself', () => {
  let api: Server;
  /** The status of each attempt, by the form's key. */
  const attempts = new Map<string, number[]>();
  /** Answers to the next attempts; 201 afterwards. */
  let statuses: number[];

  beforeAll(async () => {
    api = createServer((request, response) => {
      const key = String(request.headers['idempotency-key']);
      const status = statuses.shift() ?? 201;
      attempts.set(key, [...(attempts.get(key) ?? []), status]);
      if (status === 0) return void request.socket.destroy();
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id: key }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    api.closeAllConnections();
    api.close();
  });
  beforeEach(() => attempts.clear());

  const forms = () => new DemoForms(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);

  it('are sent again with the same key until each is accepted once', async () => {
    statuses = [503, 0, 429];
    const sending = forms();
    await sending.send(6);
    expect(sending.sent).toBe(6);
    expect(sending.accepted.sort()).toEqual([...attempts.keys()].sort());
    expect([...attempts.values()].flat().sort()).toEqual([0, 201, 201, 201, 201, 201, 201, 429, 503]);
  });

  it('are sent no more once the page is closed', async () => {
    statuses = Array.from({ length: 100 }, () => 503);
    const sending = forms();
    const sent = sending.send(4);
    sending.stop();
    await sent;
    expect(sending.accepted).toEqual([]);
  });
});
