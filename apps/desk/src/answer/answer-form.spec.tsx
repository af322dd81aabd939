// Rule: offer.moves
import '../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { MemoryRouter } from 'react-router-dom';
import { testLead } from '../lead/testing/test-lead';
import { testOffer, testVersion } from '../offers/testing/test-offer';
import { SessionContext } from '../session/session';
import { NoticeProvider } from '../shell/notices';
import { AnswerForm } from './answer-form';

const lena = { name: 'Lena Brandt', email: 'lena@venue.example', right: 'member', awayUntil: null } as const;
const venues = [{ id: 'skyline-stage', name: 'Skyline Stage' }];
const session = { member: lena, team: [lena], venues } as unknown as DeskSession;
const version = testVersion({
  moves: { venue: 'skyline-stage', startsAt: '2030-07-11T16:00:00.000Z', endsAt: '2030-07-11T23:00:00.000Z' },
});
const composer: AnswerComposer = {
  ...{ draft: null, to: ['ada@example.org'], cc: [], subject: 'Your offer', quote: null, quoteWithheld: false },
  ...{ signature: `Your offer: ${version.link}`, latest: null, from: 'sales@venue.example' },
};
const moved: BookingPreview = {
  ...{ unreachable: null, rank: 1 },
  mails: [
    {
      ...{ bookingId: 'b2', own: false, who: 'Grace Hopper', told: true, to: 'grace@example.org' },
      ...{ subject: 'You moved up', text: 'You are first in line.' },
    },
  ],
};

type Answer = { status: number; body: object };
let sent: string[];
/** Answers the requests of the mails that an offer's move causes, in turn. */
let answerMoves: ((answer: Answer) => void)[];
const responseOf = ({ status, body }: Answer) =>
  ({
    ...{ ok: status < 400, status, headers: new Headers() },
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

beforeEach(() => {
  sessionStorage.clear();
  [sent, answerMoves] = [[], []];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const path = String(url);
    if (path.endsWith('/moved-mails'))
      return new Promise((resolve) => answerMoves.push((answer) => resolve(responseOf(answer))));
    if (path.endsWith('/offers')) return Promise.resolve(responseOf({ status: 200, body: [testOffer(version)] }));
    if (init?.method === 'POST') sent.push(path);
    return Promise.resolve(
      responseOf({
        status: 200,
        body: { revision: 1, files: [], documents: [], id: 'a1', dueAt: '2030-05-14T06:00:00Z' },
      }),
    );
  });
});

const renderForm = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NoticeProvider>
          <SessionContext value={session}>
            <AnswerForm
              lead={{ ...testLead(), timeline: [], answering: [], reply: { to: null } } as unknown as DeskLeadDetail}
              composer={composer}
              onClose={jest.fn()}
              onUndo={jest.fn()}
              onDiscard={jest.fn()}
            />
          </SessionContext>
        </NoticeProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const pressSendKey = () => fireEvent.keyDown(screen.getByDisplayValue(/Your offer:/), { key: 'Enter', ctrlKey: true });
const moveRequests = (count: number) => waitFor(() => expect(answerMoves).toHaveLength(count));

describe('an answer with an offer that moves its option', () => {
  it('is sent only after the mails to others are shown', async () => {
    renderForm();
    await moveRequests(1);
    expect(screen.getByText('Loading what sending the offer changes …')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    pressSendKey();
    expect(await screen.findByText('Not sent yet: what it changes in the calendar is not loaded')).toBeTruthy();
    answerMoves[0]!({ status: 200, body: moved });
    expect(await screen.findByText('Grace Hopper: You moved up')).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
    expect(sent).toEqual([]);
    await userEvent.click(sendButton());
    await waitFor(() => expect(sent).toContain('/api/desk/leads/a1/answers'));
  });

  it('waits while they cannot be loaded, and loads them again', async () => {
    renderForm();
    await moveRequests(1);
    answerMoves[0]!({ status: 503, body: { code: 'unavailable' } });
    expect(await screen.findByText('The server is not available at the moment. Try again shortly.')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await moveRequests(2);
    answerMoves[1]!({ status: 200, body: { ...moved, mails: [] } });
    expect(await screen.findByText('No other client gets an email about it.')).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
  });
});
