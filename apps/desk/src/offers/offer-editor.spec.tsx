// Rule: desk.answers
import '../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import type { OfferDraftChange, PrepareOffer } from '@mainstage/contracts/offers/calls';
import { MemoryRouter } from 'react-router-dom';
import { testLead } from '../lead/testing/test-lead';
import { SessionContext } from '../session/session';
import { NoticeProvider } from '../shell/notices';
import { OfferEditor } from './offer-editor';
import { testContent, testOffer, testVersion } from './testing/test-offer';

const lena = { name: 'Lena Brandt', email: 'lena@venue.example', right: 'member', awayUntil: null } as const;
const venues = [{ id: 'skyline-stage', name: 'Skyline Stage' }];
const session = { member: lena, team: [lena], venues } as unknown as DeskSession;

let calls: { path: string; body: unknown }[];
let answers: { status: number; body: object }[];
beforeEach(() => {
  sessionStorage.clear();
  [calls, answers] = [[], []];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ path: `${init?.method} ${String(url)}`, body });
    const revision = ((body as { revision?: number } | undefined)?.revision ?? 0) + 1;
    const answer = answers.shift() ?? { status: 200, body: testVersion({ revision }) };
    return Promise.resolve({
      ...{ ok: answer.status < 400, status: answer.status, headers: new Headers() },
      text: () => Promise.resolve(JSON.stringify(answer.body)),
    } as Response);
  });
});

const onClose = jest.fn();
const onPrepared = jest.fn();

function renderEditor() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticeProvider>
          <SessionContext value={session}>
            <OfferEditor
              lead={testLead() as DeskLeadDetail}
              offer={testOffer(testVersion())}
              draft={testVersion()}
              onClose={onClose}
              onPrepared={onPrepared}
            />
          </SessionContext>
        </NoticeProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const line = (name: string) => within(screen.getByRole('listitem', { name }));
const stored = () =>
  calls
    .filter(({ path }) => path.startsWith('PUT /api/desk/offer-versions'))
    .map(({ body }) => body as OfferDraftChange);
const prepare = () => userEvent.click(screen.getByRole('button', { name: 'Put into the answer' }));

describe('the editor of an offer', () => {
  it('reads German amounts, adds up, and puts what was stored into the answer', async () => {
    renderEditor();
    expect(screen.getByText('Line “Dinner” has no amount.')).toBeTruthy();
    await userEvent.type(line('Dinner').getByLabelText('Net price in €'), '1.095,50');
    expect(line('Dinner').getByText('€187,330.50 net')).toBeTruthy();
    await userEvent.click(line('Dinner').getByLabelText('The client chooses it'));
    expect(screen.getByLabelText('Totals').textContent).toContain('Total€206,155.64');
    await prepare();
    await waitFor(() => expect(onPrepared).toHaveBeenCalled());
    expect(stored().at(-1)).toMatchObject({ content: { lines: [{}, { unitCents: 109_550, optional: false }] } });
    const { path, body } = calls.find((call) => call.path.endsWith('/prepare'))!;
    expect(path).toBe('POST /api/desk/offer-versions/v1/prepare');
    expect(body).toEqual({ revision: stored().at(-1)!.revision + 1, attach: true } satisfies PrepareOffer);
  });

  it('sends nothing while an amount is missing, and shows where', async () => {
    renderEditor();
    await prepare();
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(line('Dinner').getByLabelText('Net price in €'));
    expect(screen.getByRole('alert').textContent).toContain('Line “Dinner” has no amount.');
  });

  it('adds a line with the cursor in it, and removes one', async () => {
    renderEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
    expect(document.activeElement).toBe(line('Line 3').getByLabelText('What'));
    await userEvent.keyboard('Lighting');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dinner' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a line' }));
    await waitFor(
      () =>
        expect(
          stored()
            .at(-1)
            ?.content.lines.map(({ label }) => label),
        ).toEqual(['Skyline Stage, evening', 'Lighting']),
      {
        timeout: 4000,
      },
    );
  });

  it('moves a line with the focus on the button', async () => {
    renderEditor();
    const down = () => screen.getByRole('button', { name: 'Move Skyline Stage, evening down' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Dinner down' }).disabled).toBe(true);
    act(() => down().focus());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Skyline Stage, evening up' }));
    expect(screen.getByText('Skyline Stage, evening is line 2 of 2')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Dinner',
      'Skyline Stage, evening',
    ]);
    await waitFor(() => expect(stored().at(-1)?.content.lines[0]).toMatchObject({ label: 'Dinner' }), {
      timeout: 4000,
    });
  });

  it('opens the preview in a tab once the draft is stored', async () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    renderEditor();
    await userEvent.type(screen.getByLabelText('Text before the lines'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/offers/v1'));
    expect(stored().at(-1)).toMatchObject({ content: { textBefore: 'Thank you.Hello' } });

    answers = [{ status: 422, body: { code: 'validation_failed' } }];
    await userEvent.type(screen.getByLabelText('Text before the lines'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    openTab.mockRestore();
  });

  it('shows what another device stored, and goes on from it', async () => {
    renderEditor();
    const current = testVersion({ revision: 9, content: testContent({ textBefore: 'From the phone', lines: [] }) });
    answers = [{ status: 409, body: { code: 'changed_meanwhile', current } }];
    const before = screen.getByLabelText('Text before the lines');
    await userEvent.type(before, ' Hello');
    await userEvent.click(await screen.findByRole('button', { name: 'Use the other' }, { timeout: 4000 }));
    expect((before as HTMLTextAreaElement).value).toBe('From the phone');
    expect(screen.getByText('No line yet.')).toBeTruthy();
    await userEvent.type(before, '!');
    await waitFor(
      () => expect(stored().at(-1)).toMatchObject({ revision: 9, content: { textBefore: 'From the phone!' } }),
      {
        timeout: 4000,
      },
    );
  });
});
