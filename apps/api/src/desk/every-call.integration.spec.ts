// Rules: desk.rights
import { readFileSync } from 'node:fs';
import { gatePaths } from '@mainstage/contracts/gates/gate';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { deskActionPath } from '@mainstage/leads/desk-links';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { signedIn } from './testing/desk-session';

interface Operation {
  security?: object[];
}

type Headers = Record<string, string>;

const [leader, member, reader] = ['lena@venue.example', 'tom@venue.example', 'ida@venue.example'];
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Every call of the desk, as the description of the API lists them. */
const described = Object.entries(paths)
  .filter(([path]) => path.startsWith(deskApi))
  .flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      ...{ method: method.toUpperCase(), template },
      path: template.replace(/\{\w+\}/g, '0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d'),
      needsSession: security?.some((scheme) => 'desk' in scheme) ?? false,
    })),
  );
const calls = described.filter(({ needsSession }) => needsSession);
const changes = calls.filter(({ method }) => method !== 'GET');
/** What concerns nobody but the member: a right to read does not keep anybody from it. */
const own = /\/(sign-out|away|viewing|passkeys(\/.*)?|sessions(\/.*)?|confirm\/.*)$/;
const isForLeads = ({ method, template }: { method: string; template: string }) =>
  `${method} ${template}` === `DELETE ${deskApi}/leads/{id}`;

let api: ApiUnderTest;
const others: Record<string, Headers> = {};
beforeAll(async () => {
  api = await startApi({ SALES_TEAM: `Lena <${leader}:lead>; Tom <${member}>; Ida <${reader}:read>` });
  const gate = await api.post(gatePaths('event-planners').unlock, { password: 'planners-demo' });
  const login = await fetch(`${api.url}/ops/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user: 'ops', password: 'ops-demo-password' }),
  });
  Object.assign(others, {
    nobody: {},
    'somebody with a guessed cookie': { Cookie: `desk-session=${'x'.repeat(43)}` },
    'who has the password of a page': { Authorization: `Bearer ${String(gate.body['token'])}` },
    'an operator by password': { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` },
    'an operator by cookie': { Cookie: login.headers.getSetCookie().join().split(';')[0] ?? '' },
  });
});
afterAll(() => api?.stop());

/** @returns the code of the error, or the status where there is none */
async function codeOf({ method, path }: (typeof calls)[number], headers: Headers): Promise<unknown> {
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {};
  const response = await fetch(api.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...body,
  });
  if (response.ok) {
    await response.body?.cancel();
    return response.status;
  }
  return ((await response.json()) as { code?: unknown }).code;
}

/** Method and address of everything that the API serves below the desk's address. */
function served(): string[] {
  interface Layer {
    route?: { path: string | string[]; methods: Record<string, boolean> };
  }
  const { router } = api.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) =>
      [route?.path ?? []]
        .flat()
        .flatMap((path) => Object.keys(route?.methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`)),
    )
    .filter((line) => line.includes(` ${deskApi}`));
}

describe('the calls of the sales desk', () => {
  it('are all described, but for the pages behind links in mails', () => {
    const lines = described.map(({ method, template }) => `${method} ${template.replace(/\{(\w+)\}/g, ':$1')}`);
    const undescribed = served().filter((line) => !lines.includes(line));
    expect(undescribed.sort()).toEqual([`GET ${deskActionPath}/:token`, `POST ${deskActionPath}/:token`]);
    expect(served().length).toBe(lines.length + undescribed.length);
    expect(calls.length).toBeGreaterThanOrEqual(30);
  });

  it('need a session, but for signing in', () => {
    const open = described.filter(({ needsSession }) => !needsSession);
    expect(open.filter(({ path }) => !path.startsWith(`${deskApi}/sign-in`))).toEqual([]);
  });
});

describe.each(calls)('$method $template', (call) => {
  it('the call is refused to everybody who is not signed in at the desk, whatever else they may do', async () => {
    for (const [who, headers] of Object.entries(others))
      expect([who, await codeOf(call, headers)]).toEqual([who, 'signed_out']);
  });

  it('the call is refused to members as their right says, and to nobody else', async () => {
    const refusedTo: string[] = [];
    for (const who of [leader, member, reader]) {
      const code = await codeOf(call, await signedIn(api, who));
      expect(['signed_out', 'internal_error']).not.toContain(code);
      if (code === 'not_allowed') refusedTo.push(who);
    }
    const readerMay = call.method === 'GET' || own.test(call.path);
    expect(refusedTo).toEqual(isForLeads(call) ? [member, reader] : readerMay ? [] : [reader]);
  });
});

describe.each(changes)('$method $template', (call) => {
  it('the call is refused to a page of another site', async () => {
    const session = await signedIn(api, leader);
    expect(await codeOf(call, { ...session, Origin: 'https://evil.example' })).toBe('forbidden_origin');
    expect(await codeOf(call, { ...session, 'Sec-Fetch-Site': 'cross-site' })).toBe('forbidden_origin');
  });
});
