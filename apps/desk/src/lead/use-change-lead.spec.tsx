// Rule: desk.versions
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { SessionContext } from '../session/session';
import { NoticeProvider } from '../shell/notices';
import { ConflictDialog } from './conflict-dialog';
import { isOwnChange } from './own-changes';
import { testLead } from './testing/test-lead';
import { queryKeys } from '../api/query-keys';
import { useChangeLead } from './use-change-lead';

const lena = { name: 'Lena Brandt', email: 'lena@venue.example', right: 'member', awayUntil: null } as const;
const tom = { name: 'Tom Becker', email: 'tom@venue.example', right: 'member', awayUntil: null } as const;
const session = { member: lena, team: [lena, tom], venues: [] } as unknown as DeskSession;

const sent: { version: number; owner?: string }[] = [];

function serverAnswers(...answers: [status: number, body: object][]) {
  sent.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
    const [status, body] = answers.shift() ?? [500, {}];
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  });
}

function Taking({ lead }: { lead: DeskLead }) {
  const { change, conflict, insist, giveWay } = useChangeLead();
  return (
    <>
      <button
        onClick={() =>
          change(lead, { change: { owner: lena.email }, done: 'You have this lead', undo: { owner: null } })
        }
      >
        Take
      </button>
      {conflict && <ConflictDialog conflict={conflict} onInsist={insist} onGiveWay={giveWay} />}
    </>
  );
}

function renderTaking(): QueryClient {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <NoticeProvider>
        <SessionContext value={session}>
          <Taking lead={testLead()} />
        </SessionContext>
      </NoticeProvider>
    </QueryClientProvider>,
  );
  return client;
}

const takenByTom = testLead({ version: 4, owner: tom.email, state: 'taken' });

describe('a change of a lead', () => {
  it('is made from the version that was shown, and can be taken back', async () => {
    const mine = testLead({ version: 4, owner: lena.email, state: 'taken' });
    serverAnswers([200, mine], [200, testLead({ version: 5 })]);
    renderTaking();
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent).toEqual([
      { owner: lena.email, version: 3 },
      { owner: null, version: 4 },
    ]);
  });

  it('is one request: the answer holds the lead, and its announcement is not read again', async () => {
    const mine = testLead({ version: 4, owner: lena.email, state: 'taken' });
    serverAnswers([200, mine]);
    const client = renderTaking();
    const read = jest.fn(() => Promise.resolve(mine));
    new QueryObserver(client, { queryKey: queryKeys.lead(mine.id), queryFn: read, staleTime: Infinity }).subscribe(
      () => undefined,
    );
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    const announced = isOwnChange(mine.id, 4);
    await screen.findByText('You have this lead');
    expect([await announced, await isOwnChange(mine.id, 5)]).toEqual([true, false]);
    expect(client.getQueryData(queryKeys.lead(mine.id))).toEqual(mine);
    expect([sent.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not replaced by a read that began before it', async () => {
    const mine = testLead({ version: 4, owner: lena.email, state: 'taken' });
    serverAnswers([200, mine]);
    const client = renderTaking();
    let answerRead = (_: DeskLead) => {};
    const read = jest
      .fn<() => Promise<DeskLead>>()
      .mockResolvedValueOnce(testLead())
      .mockImplementation(() => new Promise((resolve) => (answerRead = resolve)));
    const queryKey = queryKeys.lead(mine.id);
    new QueryObserver(client, { queryKey, queryFn: read, staleTime: Infinity }).subscribe(() => undefined);
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(testLead()));
    const fetched = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>(async (...call) => {
      void client.invalidateQueries({ queryKey });
      return fetched(...call);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    await screen.findByText('You have this lead');
    answerRead(testLead());
    await waitFor(() => expect(client.isFetching({ queryKey })).toBe(0));
    expect(read).toHaveBeenCalledTimes(2);
    expect(client.getQueryData(queryKey)).toEqual(mine);
  });

  it('shows both values where somebody else was first, and overwrites nothing', async () => {
    serverAnswers([409, { code: 'changed_meanwhile', current: takenByTom }]);
    renderTaking();
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    const row = await screen.findByRole('row', { name: 'Owner Tom Becker Lena Brandt' });
    expect(row).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is now' }));
    expect(sent).toHaveLength(1);
  });

  it('is made from the present version where the person insists', async () => {
    serverAnswers(
      [409, { code: 'changed_meanwhile', current: takenByTom }],
      [200, { ...takenByTom, version: 5, owner: lena.email }],
    );
    renderTaking();
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make my change' }));
    await screen.findByText('You have this lead');
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('is made immediately where the other change was about something else', async () => {
    const withStep = testLead({ version: 4, nextStep: { what: 'Call', due: '2030-05-15' } });
    serverAnswers([409, { code: 'changed_meanwhile', current: withStep }], [200, { ...withStep, version: 5 }]);
    renderTaking();
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    await screen.findByText('You have this lead');
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('says so where no answer comes', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    renderTaking();
    await userEvent.click(screen.getByRole('button', { name: 'Take' }));
    await screen.findByText(/No answer from the server/);
  });
});
