// Rules: desk.rights
import { readFileSync } from 'node:fs';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { signedIn } from './testing/desk-session';

interface Operation {
  security?: object[];
}

const reader = 'ida@venue.example';
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Every call of the desk that wants a session, as the description of the API lists them. */
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => path.startsWith(deskApi) && security?.some((scheme) => 'desk' in scheme))
    .map(([method]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d'),
    })),
);
const changes = calls.filter(({ method }) => method !== 'GET');
/** What concerns nobody but the member: a right to read does not keep anybody from it. */
const own = /\/(sign-out|away|viewing|passkeys(\/.*)?|sessions\/.*)$/;

let api: ApiUnderTest;
let session: Record<string, string>;
beforeAll(async () => {
  api = await startApi({ SALES_TEAM: `Lena <lena@venue.example:lead>; Ida <${reader}:read>` });
  session = await signedIn(api, reader);
});
afterAll(() => api?.stop());

async function codeOf(method: string, path: string, headers: Record<string, string>): Promise<unknown> {
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {};
  const response = await fetch(api.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...body,
  });
  return ((await response.json()) as { code?: unknown }).code;
}

describe('a call of the sales desk', () => {
  it('the calls of the sales desk are more than fifteen', () => {
    expect(calls.length).toBeGreaterThan(15);
  });

  it.each(calls)('$method $path wants a session', async ({ method, path }) => {
    expect(await codeOf(method, path, {})).toBe('signed_out');
    expect(await codeOf(method, path, { Cookie: `desk-session=${'x'.repeat(43)}` })).toBe('signed_out');
  });

  it.each(changes)('$method $path is refused to a page of another site', async ({ method, path }) => {
    expect(await codeOf(method, path, { ...session, Origin: 'https://evil.example' })).toBe('forbidden_origin');
  });

  it.each(changes.filter(({ path }) => !own.test(path)))(
    '$method $path is refused to who only reads',
    async ({ method, path }) => {
      expect(await codeOf(method, path, session)).toBe('not_allowed');
    },
  );
});
