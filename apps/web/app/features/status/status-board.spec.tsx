import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusBoard } from './status-board';

/** A server with these answers in turn; a number is a status without JSON, undefined is no answer. */
function answers(...replies: ({ status: number; checks: Record<string, string> } | number | undefined)[]) {
  const queue = [...replies];
  globalThis.fetch = jest.fn(async () => {
    const reply = queue.shift();
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const status = typeof reply === 'number' ? reply : reply.status;
    const text = typeof reply === 'number' ? '<html>' : JSON.stringify(reply);
    return { ok: status < 400, status, headers: new Map(), text: () => Promise.resolve(text) };
  }) as unknown as typeof fetch;
}
const up = { status: 200, checks: { database: 'up', mails: 'up', queue: 'up' } };

describe('the status board', () => {
  it('says that everything works only where the server says so', async () => {
    answers(up);
    render(<StatusBoard />);
    expect(screen.getByRole('status')).toHaveTextContent('Checking…');
    expect(await screen.findByText('Everything works.')).toBeVisible();
    expect(screen.getAllByText('Works')).toHaveLength(2);
    expect(screen.getByText(/^Checked at \d\d:\d\d:\d\d\.$/)).toBeVisible();
  });

  it('tells late mails from forms that cannot be sent', async () => {
    answers(
      { status: 503, checks: { ...up.checks, queue: 'down' } },
      { status: 503, checks: { ...up.checks, database: 'down' } },
    );
    render(<StatusBoard />);
    expect(await screen.findByText('Something does not work at the moment.')).toBeVisible();
    expect(screen.getByText('What you send is kept the moment you send it.')).toBeVisible();
    expect(screen.getByText(/^Emails are late/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^Forms cannot be sent/)).toBeVisible();
  });

  it.each([
    ['is away', undefined],
    ['is hidden behind a proxy’s page', 502],
    ['answers something else', 200],
  ])('claims nothing where the server %s', async (_, reply) => {
    answers(reply);
    render(<StatusBoard />);
    expect(await screen.findByText(/^Our server does not respond/)).toBeVisible();
    expect(screen.getAllByText('Unknown')).toHaveLength(2);
  });
});
