import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { CalendarSummaryLine } from './calendar-summary-line';

// Rules: calendar.summary

const request = jest.fn<typeof fetch>();
globalThis.fetch = request;

const respond = (status: number, content: unknown) =>
  request.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(content),
  } as Response);

const days = { from: '2030-05-01', to: '2030-05-31' };

describe('the line about the calendar', () => {
  it('shows what the API counted', async () => {
    respond(200, { week: { ...days, events: 2, productions: 0, meetings: 1 }, free: { ...days, evenings: 14 } });
    render(<CalendarSummaryLine />);
    expect(
      await screen.findByText(/: two events and one meeting\. All three main stages are free on 14 evenings/),
    ).toBeVisible();
  });

  it.each([
    [503, { code: 'internal_error' }],
    [200, { portal: 'Please sign in' }],
  ])('stays empty after a response with status %i and %j', async (status, content) => {
    request.mockClear();
    respond(status, content);
    const { container } = render(<CalendarSummaryLine />);
    await waitFor(() => expect(request).toHaveBeenCalled());
    await Promise.all(request.mock.results.map(({ value }) => value as Promise<Response>));
    expect(container).toHaveTextContent(/^$/);
  });
});
