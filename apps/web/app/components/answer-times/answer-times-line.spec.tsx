import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerTimesLine } from './answer-times-line';

// Rules: desk.promise

const request = jest.fn<typeof fetch>();
globalThis.fetch = request;

const respond = (status: number, content: unknown) =>
  request.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => JSON.stringify(content),
  } as Response);

const times = { days: 30, leads: 41, medianMinutes: 130, p90Minutes: 600, withinPromise: 0.97 };

describe('the line about the kept promise', () => {
  it('shows what was measured, how it is counted, and the list to download', async () => {
    respond(200, { times, offers: { days: 30, leads: 24, medianMinutes: 1210 } });
    render(<AnswerTimesLine />);
    const line = await screen.findByText(
      /^Half of all first answers within 2\sh\s10\smin \(last 30\sdays; 97% on time\)\.$/,
    );
    await userEvent.click(line);
    expect(screen.getByText(/what is not answered by then counts as late/)).toBeVisible();
    expect(screen.getByText(/first offers of these 30 days were sent within 20\sh\s10\smin/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Download all times/ })).toHaveAttribute('href', '/api/answer-times.csv');
  });

  it('is German on a German form', async () => {
    respond(200, { times });
    render(<AnswerTimesLine language="de" />);
    expect(await screen.findByText(/97 % pünktlich/)).toBeVisible();
  });

  it.each([
    [200, { times: null }],
    [503, { code: 'unavailable' }],
    [200, { portal: 'Please sign in' }],
  ])('stays empty after a response with status %i and %j', async (status, content) => {
    request.mockClear();
    respond(status, content);
    const { container } = render(<AnswerTimesLine />);
    await waitFor(() => expect(request).toHaveBeenCalled());
    await Promise.all(request.mock.results.map(({ value }) => value as Promise<Response>));
    expect(container).toHaveTextContent(/^$/);
  });
});
