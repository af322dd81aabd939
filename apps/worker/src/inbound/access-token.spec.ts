import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestAccessToken } from './access-token';

describe('a request for an access token', () => {
  let server: Server;
  let requests: Record<string, string>[];
  let answer: { status: number; body: string };
  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        requests.push(Object.fromEntries(new URLSearchParams(body)));
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const urlWith = (query: string) =>
    `http://client%40id:s%2Bcret@127.0.0.1:${(server.address() as AddressInfo).port}/token?${query}`;

  it('shows the credentials of the client, as Microsoft 365 wants it', async () => {
    answer = { status: 200, body: '{"access_token":"granted"}' };
    await expect(requestAccessToken(urlWith('scope=https%3A%2F%2Fmail.example%2F.default'))).resolves.toBe('granted');
    expect(requests).toEqual([
      {
        client_id: 'client@id',
        client_secret: 's+cret',
        scope: 'https://mail.example/.default',
        grant_type: 'client_credentials',
      },
    ]);
  });

  it('exchanges a refresh token, as Google wants it', async () => {
    answer = { status: 200, body: '{"access_token":"granted"}' };
    await requestAccessToken(urlWith('refresh_token=1%2F%2Fabc'));
    expect(requests).toEqual([expect.objectContaining({ refresh_token: '1//abc', grant_type: 'refresh_token' })]);
  });

  it.each([
    [400, '{"error":"invalid_client","error_description":"s+cret"}', 'invalid_client'],
    [200, '{}', '200'],
    [502, '<html>', '502'],
  ])('fails with the code of a refusal and without the secret (%s)', async (status, body, expected) => {
    answer = { status, body };
    const error = await requestAccessToken(urlWith('scope=x')).catch((reason: unknown) => String(reason));
    expect(error).toContain(expected);
    expect(error).not.toContain('s+cret');
  });
});
