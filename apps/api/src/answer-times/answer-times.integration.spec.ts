// Rules: desk.promise
import { answerTimesCsvPath, answerTimesPath } from '@mainstage/contracts/desk/numbers';
import { type DeskApi, startDeskApi, tom } from '../desk/testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

it('the promise is public, may be kept for five minutes, and is measured as at the desk', async () => {
  await api.lead();
  await api.call(tom, 'GET', '/leads');
  await api.sql(
    `INSERT INTO desk_leads (lead_id, form, state, received_at, clock_started_at, answer_by, first_answer_by, answered_at, first_answered_at, name, email)
     SELECT gen_random_uuid(), 'contact', 'answered', at, at, at + interval '1 day', at + interval '1 day', at + interval '90 minutes', at + interval '90 minutes', 'Ada', 'ada@example.com'
     FROM generate_series(1, 20) number, LATERAL (SELECT now() - number * interval '1 day' AS at) received`,
  );
  await api.sql(
    `WITH offer AS (
       INSERT INTO offers (number, lead_id) SELECT 'A-2030-' || lead_id, lead_id FROM desk_leads WHERE state = 'answered'
       RETURNING id, lead_id)
     INSERT INTO offer_versions (offer_id, version, state, content, request_key, client_token, reader_token, sent_at)
     SELECT id, 1, 'sent', '{}', id, uuid_send(id), uuid_send(id), received_at + interval '2 hours'
     FROM offer JOIN desk_leads USING (lead_id)`,
  );
  const response = await fetch(api.url + answerTimesPath);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(await response.json()).toEqual({
    times: { days: 30, leads: 20, medianMinutes: 90, p90Minutes: 90, withinPromise: 1 },
    offers: { days: 30, leads: 20, medianMinutes: 120 },
  });
  const list = await fetch(api.url + answerTimesCsvPath);
  expect(list.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = await list.text();
  expect(text.trim().split('\r\n')).toHaveLength(22);
  expect(text).not.toMatch(/ada/i);
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const numbers = await api.call(tom, 'GET', `/numbers?from=${day(40)}&to=${day(0)}`);
  expect(numbers.body).toMatchObject({ answers: { leads: 20, withinPromise: 1 } });
  expect((await api.call(tom, 'GET', `/numbers.csv?from=${day(40)}&to=${day(0)}`)).text).toContain('"website";21');
});

it('the numbers of the desk are for members, and for days that follow each other', async () => {
  expect((await fetch(`${api.url}/api/desk/numbers?from=2030-05-01&to=2030-05-31`)).status).toBe(401);
  for (const query of ['from=2030-05-31&to=2030-05-01', 'from=2020-01-01&to=2030-01-01', 'from=x&to=2030-01-01', ''])
    expect((await api.call(tom, 'GET', `/numbers?${query}`)).status).toBe(422);
});
