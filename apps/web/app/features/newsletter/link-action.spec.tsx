// Rules: newsletter.double-opt-in
import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import { confirmCopy, type LinkCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy } from '@mainstage/content/forms/webinar-links';
import { newsletterConfirm } from '@mainstage/content/shared-pages/newsletter';
import { webinarKeepSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { LinkPage } from './link-page';
import type { LinkResult } from './link-result';

type Page = Parameters<typeof LinkPage>[0]['page'];

/** Shows the page with these outcomes of its button, one after the other; `before` is known when it is rendered. */
function show(page: Page, copy: LinkCopy, outcomes: LinkResult[] = [], before?: LinkResult) {
  const action = jest.fn(async () => outcomes.shift());
  const Shown = () => (
    <LinkPage page={page} copy={copy} result={(useActionData() as LinkResult | undefined) ?? before} />
  );
  const router = createMemoryRouter([{ path: '/', Component: Shown, action }]);
  return { user: userEvent.setup({ delay: null }), action, ...render(<RouterProvider router={router} />) };
}

const confirming = (...outcomes: LinkResult[]) => show(newsletterConfirm.copy, confirmCopy, outcomes);
const keeping = (outcomes: LinkResult[], before?: LinkResult) =>
  show(webinarKeepSeat.copy, keepSeatCopy, outcomes, before);
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('page behind a link of a mail', () => {
  beforeAll(() => {
    // jsdom has none, and the router only hands it to the action.
    globalThis.Request ??= class {
      constructor(
        readonly url: string,
        { signal, method = 'GET' }: RequestInit,
      ) {
        Object.assign(this, { signal, method });
      }
    } as unknown as typeof Request;
  });

  it('acts by its button only, and says so', async () => {
    const { user, action } = confirming('done');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Confirm your subscription');
    expect(action).not.toHaveBeenCalled();

    let answer = (_: LinkResult) => {};
    action.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await user.click(button('Confirm subscription'));
    expect(button('Confirming...')).toBeDisabled();
    answer('done');
    const outcome = await screen.findByRole('heading', { name: 'Your subscription is confirmed' });
    expect(outcome).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['invalid', keepSeatCopy.invalid.text],
    ['done', keepSeatCopy.done.text],
    ['failed', keepSeatCopy.failed],
  ] as const)('shows the rendered outcome %s, and takes no focus', (result, text) => {
    const { action } = keeping([], result);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button') === null).toBe(result !== 'failed');
    expect(document.body).toHaveFocus();
    expect(action).not.toHaveBeenCalled();
  });

  it('can be tried again after a failure', async () => {
    const { user } = confirming('failed', 'done');
    await user.click(button('Confirm subscription'));
    expect(await screen.findByText(/please try again in a moment/)).toBeInTheDocument();
    await user.click(button('Confirm subscription'));
    await screen.findByRole('heading', { name: 'Your subscription is confirmed' });
    expect(screen.queryByText(/please try again in a moment/)).not.toBeInTheDocument();
  });

  it('changes its title with the outcome', async () => {
    const { user, unmount } = keeping(['done']);
    expect(title()).toBe('Nur noch ein Klick.');
    await user.click(button('Platz bestätigen'));
    await waitFor(() => expect(title()).toBe('Wir sehen uns.'));
    unmount();
    const again = keeping(['invalid']);
    await again.user.click(button('Platz bestätigen'));
    await waitFor(() => expect(title()).toBe('Dieser Link gilt nicht mehr.'));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText(keepSeatCopy.invalid.text)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zur Seite des Webinars' })).toHaveAttribute('href', '/webinar/led-wall');
  });
});
