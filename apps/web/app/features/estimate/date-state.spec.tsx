import '../../testing/form-bench';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { availabilityPath } from '@mainstage/contracts/availability';
import { berlinToday } from '@mainstage/contracts/calendar';
import { dateText } from '@mainstage/contracts/date-text';
import { EstimateTool } from './estimate-tool';

const event = dayAfter(berlinToday(), 60);
const requests: string[] = [];

const responseOf = (status: number, content: unknown) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(content),
  }) as Response;

/**
 * The calendar's answer: free except on these days, counted from the event.
 * @param days letters of the answer, morning, afternoon and evening
 */
function calendar(venue: string, days: Readonly<Record<number, string>>): void {
  globalThis.fetch = jest.fn<typeof fetch>(async (address) => {
    requests.push(String(address));
    const letters = Array.from({ length: 15 }, (_, at) => days[at] ?? 'fff').join('');
    const answer = { from: event, to: dayAfter(event, 14), venues: { [venue]: { days: letters } } };
    return responseOf(200, answer);
  });
}

function open(search: string): void {
  window.history.replaceState(null, '', `/estimate${search}`);
  render(
    <MemoryRouter>
      <EstimateTool search={search} />
    </MemoryRouter>,
  );
}

/** Text of form and sheet about the day. */
const expectText = async (words: RegExp) => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

describe('the day of an estimate', () => {
  beforeEach(() => requests.splice(0));

  it('the day of an estimate is free, as checked just now', async () => {
    calendar('skyline-stage', {});
    open(`?venue=skyline-stage&date=${event}&guests=124`);
    await expectText(new RegExp(`^free on ${dateText(event)} \\(checked just now\\)\\.$`));
    expect(requests.every((address) => address.startsWith(availabilityPath))).toBe(true);
    expect(requests.every((address) => new URL(address, 'http://x').searchParams.get('guests') === '130')).toBe(true);
  });

  it('the day of an estimate has a warning where it is taken, with the next day that is free', async () => {
    calendar('skyline-stage', { 0: 'ttt', 1: 'ttt' });
    open(`?venue=skyline-stage&date=${event}`);
    await expectText(new RegExp(`booked. ${dateText(dayAfter(event, 2))} is free`));
  });

  it('is said once on the screen, and once on paper', async () => {
    calendar('skyline-stage', { 0: 'ttt' });
    open(`?venue=skyline-stage&date=${event}`);
    await expectText(/booked\. /);
    const printed = screen.getAllByText(/booked\. /).map((each) => each.closest('[data-print="only"]') !== null);
    expect(printed.sort()).toEqual([false, true]);
  });

  it('is no longer asked for once it is given', async () => {
    calendar('skyline-stage', {});
    open('?venue=skyline-stage');
    const day = screen.getByLabelText(/First day/);
    expect(day).toHaveAccessibleDescription(/Add a date/);
    fireEvent.change(day, { target: { value: event } });
    expect(day).toHaveAccessibleDescription('');
  });

  it('the day of an estimate has a warning where somebody has an option', async () => {
    calendar('liberty-stage', { 0: 'aaa' });
    open(`?venue=liberty-stage&date=${event}`);
    await expectText(/on option; you can be second in line \(checked just now\)\./);
  });

  it('the day of an estimate is as bad as the worst of several', async () => {
    calendar('skyline-stage', { 2: 'ttt' });
    open(`?venue=skyline-stage&date=${event}&days=3`);
    await expectText(new RegExp(`booked. ${dateText(dayAfter(event, 3))} is free`));
  });

  it('the day of an estimate is free for half a day where one half is', async () => {
    calendar('skyline-stage', { 0: 'tff' });
    open(`?venue=skyline-stage&date=${event}&hours=half-day`);
    await expectText(/free on /);
  });

  it('the day of an estimate is not asked of an office, nor made up where the calendar is silent', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(async () => {
      requests.push('away');
      return responseOf(503, {});
    });
    open(`?venue=corporate-office&date=${event}`);
    expect(requests).toEqual([]);
    open(`?venue=skyline-stage&date=${event}`);
    await waitFor(() => expect(requests).not.toEqual([]));
    expect(screen.queryByText(/as of now/)).not.toBeInTheDocument();
  });
});
