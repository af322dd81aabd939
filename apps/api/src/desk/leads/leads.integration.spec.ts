// Rules: desk.take-over, desk.versions
import { type DeskApi, ida, lena, startDeskApi, tom } from '../testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

describe('the list of leads', () => {
  it('shows a lead the moment after it came in, without any worker', async () => {
    const id = await api.lead({ message: 'A gala dinner for 300' });
    const { status, body } = await api.call(tom, 'GET', '/leads?q=gala%20dinners&owner=nobody&page=0&size=5');
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 1,
      leads: [expect.objectContaining({ id, kind: 'contact', state: 'new', version: 1 })],
    });
  });

  it.each(['size=0', 'size=1000', 'page=x', 'state=gone', 'venue=nowhere', 'unknown=1', 'q=%00'])(
    'refuses %s by the name of the field',
    async (query) => {
      const { status, body } = await api.call(tom, 'GET', `/leads?${query}`);
      expect([status, body.code]).toEqual([422, 'validation_failed']);
    },
  );

  it('is for members who are signed in', async () => {
    expect((await api.get('/api/desk/leads')).status).toBe(401);
  });
});

describe('a lead', () => {
  it('is taken, handed over, answered and lost; each change names the version it was made from', async () => {
    const id = await api.lead({ message: 'A product launch' });
    await api.call(tom, 'GET', '/leads');
    const change = (member: string, body: object) => api.call(member, 'PATCH', `/leads/${id}`, body);
    expect((await change(tom, { version: 1, state: 'taken' })).body).toMatchObject({ owner: tom, version: 2 });
    expect((await change(tom, { version: 2, owner: lena })).body).toMatchObject({ owner: lena, version: 3 });
    expect((await change(lena, { version: 3, state: 'answered', answeredBy: 'telephone' })).body).toMatchObject({
      ...{ state: 'answered', version: 4, answeredAt: expect.any(String) },
    });
    const nextStep = { what: 'Send the offer', due: '2030-05-16' };
    expect((await change(lena, { version: 4, nextStep })).body).toMatchObject({ nextStep });
    expect((await change(lena, { version: 5, nextStep: null, state: 'lost', lostReason: 'price' })).body).toMatchObject(
      {
        ...{ nextStep: null, state: 'lost', lostReason: 'price', version: 6 },
      },
    );
  });

  it('a lead that changed meanwhile answers 409 with the lead as it is now', async () => {
    const id = await api.lead({ message: 'A conference' });
    await api.call(tom, 'GET', '/leads');
    const answers = await Promise.all(
      [lena, tom].map((member) => api.call(member, 'PATCH', `/leads/${id}`, { version: 1, state: 'taken' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done, failed] = answers.sort((one, other) => one.status - other.status);
    expect(failed!.body['code']).toBe('changed_meanwhile');
    expect(done!.body).toMatchObject(failed!.body['current'] as unknown as object);
  });

  it('takes notes of everybody but those who only read', async () => {
    const id = await api.lead({ message: 'A fair' });
    await api.call(tom, 'GET', '/leads');
    expect((await api.call(tom, 'POST', `/leads/${id}/notes`, { text: 'Rang\ntwice' })).status).toBe(201);
    for (const [method, path, body] of [
      ['POST', `/leads/${id}/notes`, { text: 'Me too' }],
      ['PATCH', `/leads/${id}`, { version: 1, state: 'taken' }],
    ] as const) {
      const { status, body: problem } = await api.call(ida, method, path, body);
      expect([status, problem.code]).toEqual([403, 'not_allowed']);
    }
    expect(await api.sql('SELECT by, text FROM desk_entries WHERE lead_id = $1', [id])).toEqual([
      { by: tom, text: 'Rang\ntwice' },
    ]);
  });

  it.each([
    [{ state: 'taken' }, 'version'],
    [{ version: 1, state: 'new' }, 'state'],
    [{ version: 1, state: 'lost' }, 'lostReason'],
    [{ version: 1, owner: 'eve@example.com' }, 'owner'],
    [{ version: 1, nextStep: 'call' }, 'nextStep'],
    [{ version: 1, nextStep: { what: 'Call', due: '2030-02-30' } }, 'nextStep.due'],
    [{ version: 1, nextStep: { what: 'Call' } }, 'nextStep.due'],
    [{ version: 1, email: 'x@example.com' }, 'email'],
  ])('refuses %j, naming what is wrong', async (body, field) => {
    const id = await api.lead({ message: `A change ${JSON.stringify(body)}` });
    await api.call(tom, 'GET', '/leads');
    const { status, body: problem } = await api.call(tom, 'PATCH', `/leads/${id}`, body);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('a lead that is not there is 404', async () => {
    for (const id of [crypto.randomUUID(), 'no-id'])
      expect((await api.call(tom, 'PATCH', `/leads/${id}`, { version: 1 })).status).toBe(404);
  });
});
