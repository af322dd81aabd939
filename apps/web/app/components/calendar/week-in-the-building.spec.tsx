import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { addDays, berlinToday } from '@mainstage/contracts/calendar';
import type { CalendarSummary } from '@mainstage/contracts/calendar-summary';
import { MemoryRouter } from 'react-router-dom';
import { WeekInTheBuilding } from './week-in-the-building';

// Rules: calendar.summary, calendar.named

const request = jest.fn<typeof fetch>();
globalThis.fetch = request;

const respond = (status: number, content: unknown) =>
  request.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(content),
  } as Response);

const today = berlinToday();
const week = { from: today, to: addDays(today, 6) };
const quiet = { events: 0, productions: 0, meetings: 0 };

function summary({ named = [] as CalendarSummary['days'][0]['named'], events = 1 } = {}): CalendarSummary {
  const days = Array.from({ length: 7 }, (_, at) => ({ day: addDays(today, at), ...quiet, named: [] as typeof named }));
  days[1] = { ...days[1]!, events, named };
  return { week: { ...week, ...quiet, events }, days, free: { ...week, evenings: 14 } };
}

const show = () =>
  render(
    <MemoryRouter>
      <WeekInTheBuilding />
    </MemoryRouter>,
  );

describe('the week in the building', () => {
  it('shows the seven days with their counts, and the free evenings', async () => {
    respond(200, summary({ events: 2 }));
    show();
    expect(await screen.findByText(/All three main stages are free on 14 evenings/)).toBeVisible();
    const days = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]).toHaveTextContent(/: nothing booked/);
    expect(days[1]).toHaveTextContent(/: two events/);
  });

  it('names events that may be named, with a link to their room', async () => {
    respond(200, summary({ named: [{ venue: 'skyline-stage', title: 'Annual meeting of an association' }] }));
    show();
    expect(await screen.findByText('Annual meeting of an association')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skyline Stage' })).toHaveAttribute('href', '/venues/skyline-stage');
  });

  it('shows no days if nothing is booked', async () => {
    respond(200, summary({ events: 0 }));
    show();
    await screen.findByText(/free on 14 evenings/);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([
    [503, { code: 'internal_error' }],
    [200, { portal: 'Please sign in' }],
  ])('stays empty after a response with status %i and %j', async (status, content) => {
    request.mockClear();
    respond(status, content);
    const { container } = show();
    await waitFor(() => expect(request).toHaveBeenCalled());
    await Promise.all(request.mock.results.map(({ value }) => value as Promise<Response>));
    expect(container).toHaveTextContent(/^$/);
  });
});
