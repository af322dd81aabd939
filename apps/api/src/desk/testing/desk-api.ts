import { type ApiAnswer, type ApiUnderTest, goodBodies, startApi } from '../../testing/api-under-test';
import { signedIn } from './desk-session';

export const lena = 'lena@venue.example';
export const tom = 'tom@venue.example';
export const ida = 'ida@venue.example';

const team = `Lena Brandt <${lena}:lead>; Tom Becker <${tom}>; Ida Lang <${ida}:read>`;

export interface DeskApi extends ApiUnderTest {
  call(member: string, method: string, path: string, body?: unknown): Promise<DeskAnswer>;
  /** Sends the contact form. @returns the lead's id */
  lead(fields?: object): Promise<string>;
}

export interface DeskAnswer {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON; typed as the test expects it. */
  body: ApiAnswer['body'] & Record<string, never>;
  text: string;
}

export async function startDeskApi(settings: Record<string, string> = {}): Promise<DeskApi> {
  const api = await startApi({ SALES_TEAM: team, ...settings });
  return {
    ...api,
    async call(member, method, path, body) {
      const response = await fetch(`${api.url}/api/desk${path}`, {
        method,
        headers: {
          ...(await signedIn(api, member)),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : {}, text };
    },
    async lead(fields = {}) {
      const { body } = await api.post(
        '/api/contact-submissions',
        { ...goodBodies.contact, ...fields },
        { key: crypto.randomUUID() },
      );
      return body.id!;
    },
  };
}
