import { Writable } from 'node:stream';
import { placeholders } from '@mainstage/content/legal/placeholders';
import { pino } from 'pino';
import { startApi } from '../testing/api-under-test';

/** What a provider gives in production; none of it is a secret of anybody. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stage.example',
  SALES_EMAIL: 'sales@stage.example',
  APP_SECRET: 'a-secret-of-the-test-with-enough-letters',
  OPS_USER: 'ops',
  OPS_PASSWORD: 'a-password-of-the-test',
  EVENT_PLANNERS_PASSWORD: 'a-password-of-the-test',
  DEVELOPMENT_PASSWORD: 'a-password-of-the-test',
  WEBINAR_JOIN_URL: 'https://meet.stage.example/led-wall',
};

async function warningsOf(settings: Record<string, string>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(text: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(text)) as Record<string, unknown>);
      done();
    },
  });
  const api = await startApi(settings, '/nowhere', pino({ level: 'warn' }, stream));
  await api.stop();
  return lines;
}

describe('a start with legal pages that nobody has filled in', () => {
  it('warns once in production and names what is open', async () => {
    const warnings = await warningsOf(production);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ placeholders: Object.keys(placeholders) });
    for (const name of Object.keys(placeholders)) expect(warnings[0]?.['msg']).toContain(name);
  });

  it('says nothing elsewhere', async () => {
    expect(await warningsOf({})).toEqual([]);
  });
});
