// Rules: form.rate
import { pbkdf2, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { forms } from '@mainstage/leads/forms';
import type { Metrics } from '@mainstage/observability/metrics';
import { tokens } from '@mainstage/nest/injection';
import type { Challenge } from '@mainstage/contracts/tokens/proof-of-work';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

const contact = forms.contact.path;
const forwarded = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

describe('the rate limit', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await startApi({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'on' })));
  afterAll(() => api.stop());

  it('counts each client and each form for itself, and says when to come back', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await api.post(contact, {}, forwarded('192.0.2.1'))).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
    const rejected = await api.post(contact, goodBodies.contact, forwarded('192.0.2.1'));
    expect(rejected.body.code).toBe('rate_limited');
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await api.post(contact, goodBodies.contact, forwarded('192.0.2.2'))).status).toBe(201);
    expect((await api.post(forms.tour.path, goodBodies.tour, forwarded('192.0.2.1'))).status).toBe(201);
  });

  it('counts in the database, where other processes see it, without keeping the address', async () => {
    const keys = await api.sql<{ key: string; points: number }>('SELECT key, points FROM rate_limits');
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain('192.0.2');
  });

  it('takes only the address that the proxy itself saw', async () => {
    const spoofed = (index: number) => forwarded(`198.51.100.${index}, 192.0.2.9`);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async (index) => (await api.post(contact, {}, spoofed(index))).status),
    );
    expect(statuses.sort()).toEqual([422, 422, 422, 429]);
  });
});

describe('with the networks of the proxies given', () => {
  let api: ApiUnderTest;
  beforeAll(
    async () =>
      (api = await startApi({ RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1, ::1/128, 203.0.113.0/24' })),
  );
  afterAll(() => api.stop());

  it('the API behind two known proxies sees each visitor, and believes nothing that a visitor wrote', async () => {
    const through = (visitor: string) => forwarded(`198.51.100.77, ${visitor}, 203.0.113.5`);
    for (let visitor = 1; visitor <= 5; visitor++)
      expect((await api.post(contact, {}, through(`192.0.2.${visitor}`))).status).toBe(422);
    const same = [];
    for (let call = 0; call < 4; call++) same.push((await api.post(contact, {}, through('192.0.2.99'))).status);
    expect(same).toEqual([422, 422, 422, 429]);
  });
});

describe('the hourly quota of mails to unproven addresses', () => {
  let api: ApiUnderTest;
  beforeAll(
    async () =>
      (api = await startApi({ RATE_LIMIT_PER_MINUTE: '1000', UNPROVEN_MAILS_PER_HOUR: '6', TRUST_PROXY: 'on' })),
  );
  afterAll(() => api.stop());

  const mailed = async () =>
    (await api.sql<{ count: number }>("SELECT count(*)::int FROM mails WHERE recipient = 'visitor'"))[0]!.count;
  const send = (index: number, headers: Record<string, string> = {}) =>
    api.post(
      contact,
      { ...goodBodies.contact, email: `robot${index}@example.com` },
      { key: randomUUID(), headers: { ...forwarded(`192.0.2.${index}`).headers, ...headers } },
    );

  it('stores every form, but mails few senders whose calls lack our pages’ signals', async () => {
    for (let index = 0; index < 10; index++) expect((await send(index)).status).toBe(201);
    // A third of the hour's room.
    expect(await mailed()).toBe(2);
    for (let index = 10; index < 20; index++)
      expect((await send(index, { 'X-Form-Age': '9000', 'X-Form-Trap': '' })).status).toBe(201);
    expect(await mailed()).toBe(6);
    expect(
      await api.sql(`SELECT count(*)::int AS quarantined FROM contact_submissions WHERE suspicions <> '{}'`),
    ).toEqual([{ quarantined: 14 }]);
    const metrics = await api.app.get<Metrics>(tokens.metrics).registry.metrics();
    expect(metrics).toContain('forms_quarantined_total{bucket="missing-headers"} 8');
    expect(metrics).toContain('forms_quarantined_total{bucket="all"} 6');
  });
});

describe('the proof of work', () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '1000', UNPROVEN_MAILS_PER_HOUR: '3', TRUST_PROXY: 'on' };
  let api: ApiUnderTest;
  let other: ApiUnderTest;
  beforeAll(async () => {
    api = await startApi(settings);
    other = await startApi({ ...settings, DATABASE_URL: api.databaseUrl });
    await other.app.get(DatabaseConnection).answered;
  });
  afterAll(async () => {
    await other?.stop();
    await api?.stop();
  });

  let index = 0;
  const send = (to: ApiUnderTest, proof?: string, age = '9000') => {
    const sender = `${(index += 1)}`;
    return to.post(
      contact,
      { ...goodBodies.contact, email: `visitor${sender}@example.com` },
      {
        key: randomUUID(),
        headers: {
          ...forwarded(`192.0.2.${sender}`).headers,
          'X-Form-Age': age,
          ...(proof && { 'X-Form-Proof': proof }),
        },
      },
    );
  };
  const quarantined = async () =>
    (await api.sql<{ count: number }>(`SELECT count(*)::int FROM contact_submissions WHERE suspicions <> '{}'`))[0]!
      .count;

  it('a proof of work is required of a page that can compute it, where a form was filled in too fast', async () => {
    const challenged = await send(api, 'able', '40');
    expect([challenged.status, challenged.body.code]).toEqual([428, 'proof_required']);
    expect(await api.sql('SELECT FROM contact_submissions')).toHaveLength(0);
    expect((await send(api, await solved(challenged.body.challenge), '40')).status).toBe(201);
    expect(await quarantined()).toBe(0);
  });

  it('a proof of work is required of nobody within the quota, nor of a caller that cannot compute it', async () => {
    // Two processes count together.
    for (const process of [api, other, api]) expect((await send(process, 'able')).status).toBe(201);
    expect(await quarantined()).toBe(0);
    for (const process of [api, other]) expect((await send(process)).status).toBe(201);
    expect(await quarantined()).toBe(2);
  });

  it('a proof of work lets a form through once, whichever process gave the challenge', async () => {
    const challenged = await send(other, 'able');
    expect(challenged.status).toBe(428);
    const proof = await solved(challenged.body.challenge);
    expect((await send(api, proof)).status).toBe(201);
    expect(await quarantined()).toBe(2);
    for (const process of [api, other]) expect((await send(process, proof)).status).toBe(201);
    expect(await quarantined()).toBe(4);
  });

  it('a proof of work does not bypass the quota: forms with one share an hourly quota of their own', async () => {
    const proofs = [];
    for (let call = 0; call < 3; call += 1) proofs.push(await solved((await send(api, 'able')).body.challenge));
    const before = await quarantined();
    for (const proof of proofs) expect((await send(api, proof)).status).toBe(201);
    // Two of the quota's three were used above.
    expect((await quarantined()) - before).toBe(2);
  });

  it.each(['failed', 'x'.repeat(5000), 'e30='])(
    'an invalid proof of work (%.10s) stores the form all the same',
    async (proof) => {
      const before = await quarantined();
      expect((await send(api, proof)).status).toBe(201);
      expect(await quarantined()).toBe(before + 1);
    },
  );
});

const derive = promisify(pbkdf2);

/** Does what a browser does; beside the servers, whose lines would else look dead to them. */
async function solved(challenge: unknown): Promise<string> {
  const { parameters } = challenge as Challenge;
  const salt = Buffer.from(parameters.salt, 'hex');
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.from(parameters.nonce + counter.toString(16).padStart(8, '0'), 'hex');
    const key = await derive(password, salt, parameters.cost, parameters.keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(parameters.keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
  }
}

describe('without a trusted proxy', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await startApi({ RATE_LIMIT_PER_MINUTE: '3' })));
  afterAll(() => api.stop());

  it('the header X-Forwarded-For changes nothing', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call++)
      statuses.push((await api.post(contact, {}, forwarded(`192.0.2.${call}`))).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
  });

  it('responses without a trusted proxy carry the protecting headers', async () => {
    const { headers } = await api.get('/health/live');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });
});
