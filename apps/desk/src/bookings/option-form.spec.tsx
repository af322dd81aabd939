// Rule: calendar.client-mails
import '../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { MemoryRouter } from 'react-router-dom';
import { SessionContext } from '../session/session';
import { NoticeProvider } from '../shell/notices';
import { OptionForm } from './option-form';

const venues = [{ id: 'skyline-stage', name: 'Skyline Stage' }];
const session = { team: [], venues } as unknown as DeskSession;
const previewOf = (text: string): BookingPreview => ({
  ...{ unreachable: null, rank: 1 },
  mails: [{ bookingId: 'b', own: true, who: 'Ada', told: true, to: 'ada@example.org', subject: 'Your option', text }],
});

/** Answers the requests of previews in turn. */
let answer: ((preview: BookingPreview) => void)[];
beforeEach(() => {
  answer = [];
  globalThis.fetch = jest.fn<typeof fetch>(
    () =>
      new Promise((resolve) =>
        answer.push((preview) =>
          resolve({
            ...{ ok: true, status: 200, headers: new Headers() },
            text: () => Promise.resolve(JSON.stringify(preview)),
          } as Response),
        ),
      ),
  );
});

it('a new option is made only after the mail of what was last entered is shown', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticeProvider>
          <SessionContext value={session}>
            <OptionForm leadId="a1" venue="skyline-stage" day="2030-07-18" now={Date.parse('2030-05-14')} />
          </SessionContext>
        </NoticeProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make an option' });
  expect(make.disabled).toBe(true);
  answer[0]!(previewOf('For the layout’s guests'));
  await screen.findByText('For the layout’s guests');
  expect(make.disabled).toBe(false);
  await userEvent.type(screen.getByLabelText(/Guests/), '8');
  await waitFor(() => expect(answer).toHaveLength(2));
  expect(make.disabled).toBe(true);
  answer[1]!(previewOf('For eight guests'));
  await screen.findByText('For eight guests');
  expect(make.disabled).toBe(false);
});
