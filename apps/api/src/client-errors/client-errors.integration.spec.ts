import { Writable } from 'node:stream';
import { clientErrorsPath } from '@mainstage/contracts/client-error';
import { forms } from '@mainstage/leads/forms';
import { pino } from 'pino';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

const lines: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'info' },
  new Writable({
    write(text: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(text)) as Record<string, unknown>);
      done();
    },
  }),
);
const logged = (message: string) => lines.filter(({ msg }) => msg === message);

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ RATE_LIMIT_PER_MINUTE: '4' }, '/nowhere', logger)));
afterAll(() => api.stop());

const report = { reference: 'K7QM-2XVD', page: '/gallery', message: 'Cannot read', build: 'a1b2c3' };

describe('a page that broke in a browser', () => {
  it('the fault is logged under the reference that the visitor sees', async () => {
    expect((await api.post(clientErrorsPath, report)).status).toBe(204);
    expect(logged('page broke')).toEqual([expect.objectContaining(report)]);
  });

  it('the report of a broken page brings nothing personal into the log, whoever posts it', async () => {
    const answer = await api.post(clientErrorsPath, {
      ...report,
      page: `/webinar/join/${'t'.repeat(60)}?mail=ada@example.com`,
      message: 'not found: ada@example.com or +49 30 5550100',
    });
    expect(answer.status).toBe(204);
    expect(logged('page broke').at(-1)).toMatchObject({
      page: '/webinar/join/…',
      message: 'not found: [address] or [number]',
    });
  });

  it('the report of a broken page may leave out the reason', async () => {
    expect((await api.post(clientErrorsPath, { ...report, message: null })).status).toBe(204);
  });

  it('the report of a broken page is refused with unknown fields, from another origin, and in a flood', async () => {
    const foreign = await api.post(clientErrorsPath, report, { headers: { Origin: 'https://elsewhere.example' } });
    expect(foreign.status).toBe(403);
    expect((await api.post(clientErrorsPath, { ...report, email: 'ada@example.com' })).status).toBe(422);
    expect((await api.post(clientErrorsPath, report)).status).toBe(429);
    expect(logged('page broke')).toHaveLength(3);
  });
});

describe('a fault of the server', () => {
  it('carries the reference under which it was logged', async () => {
    await api.sql('ALTER TABLE contact_submissions RENAME TO away');
    const answer = await api.post(forms.contact.path, goodBodies.contact);
    await api.sql('ALTER TABLE away RENAME TO contact_submissions');
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(answer.body['reference']).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers.get('X-Request-Id')).toBe(answer.body['reference']);
    expect(logged('request failed').map(({ requestId }) => requestId)).toContain(answer.body['reference']);
  });

  it('is the only response that carries a reference', async () => {
    expect((await api.post(forms.tour.path, {})).body).not.toHaveProperty('reference');
  });
});
