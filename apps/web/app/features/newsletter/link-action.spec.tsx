// Rules: newsletter.double-opt-in
import { screen, waitFor } from '@testing-library/react';
import { confirmCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy } from '@mainstage/content/forms/webinar-links';
import { webinarKeepSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { broken, button, problem, show, stubServer } from '../../testing/form-bench';
import { LinkAction } from './link-action';
import { LinkPage } from './link-page';
import type { LinkResult } from './link-result';

const done = { status: 200, body: {} };
const token = 'abc.def';
const confirming = <LinkAction path={newsletterLinkPaths.confirm} token={token} copy={confirmCopy} />;
const leaving = <LinkAction path={newsletterLinkPaths.unsubscribe} token={token} copy={unsubscribeCopy} />;
const keeping = (result?: LinkResult) => (
  <LinkPage
    path={webinarSeatPaths.keep}
    token={token}
    page={webinarKeepSeat.copy}
    copy={keepSeatCopy}
    result={result}
  />
);

describe("the page behind a newsletter mail's link", () => {
  it('the newsletter’s link page confirms by the button only, and says so', async () => {
    const server = stubServer(done);
    const { user } = show(confirming);
    expect(screen.getByRole('heading')).toHaveTextContent('Confirm your subscription');
    expect(server.calls).toHaveLength(0);

    server.hold();
    await user.click(button('Confirm subscription'));
    expect(button('Confirming...')).toBeDisabled();
    server.release();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Your subscription is confirmed'));
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
    expect(server.calls).toMatchObject([{ path: '/api/newsletter-subscriptions/confirm', body: { token: 'abc.def' } }]);
  });

  it('the newsletter’s link page unsubscribes by the button', async () => {
    const server = stubServer(done);
    const { user } = show(leaving);
    await user.click(button('Unsubscribe'));
    await screen.findByRole('heading', { name: 'You are unsubscribed' });
    expect(server.calls).toMatchObject([
      { path: '/api/newsletter-subscriptions/unsubscribe', body: { token: 'abc.def' } },
    ]);
  });

  it.each(['invalid_token', 'expired_token'])(
    'the newsletter’s link page tells what to do about an %s',
    async (code) => {
      stubServer({ status: 422, body: problem('validation_failed', 422, [{ field: 'token', code }]) });
      const { user } = show(confirming);
      await user.click(button('Confirm subscription'));
      await screen.findByRole('heading', { name: 'This link is not valid' });
      expect(screen.getByText(/we will send you a new link/)).toBeInTheDocument();
    },
  );

  it.each([
    ['invalid', keepSeatCopy.invalid.text],
    ['done', keepSeatCopy.done.text],
    ['failed', keepSeatCopy.failed],
  ] as const)('says %s where the server has rendered it', (result, text) => {
    const server = stubServer(done);
    show(keeping(result));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button') === null).toBe(result !== 'failed');
    expect(server.calls).toHaveLength(0);
  });

  it('the newsletter’s link page can be tried again when the server fails', async () => {
    stubServer(broken, done);
    const { user } = show(confirming);
    await user.click(button('Confirm subscription'));
    await waitFor(() => expect(screen.getByText(/please try again in a moment/)).toBeInTheDocument());
    await user.click(button('Confirm subscription'));
    await screen.findByRole('heading', { name: 'Your subscription is confirmed' });
  });

  it('the newsletter’s link page changes its title with what has become of it', async () => {
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    stubServer(done, { status: 404, body: problem('not_found', 404) });
    const { user, unmount } = show(keeping());
    expect(title()).toBe('Nur noch ein Klick.');
    await user.click(button('Platz bestätigen'));
    await waitFor(() => expect(title()).toBe('Wir sehen uns.'));
    unmount();
    const again = show(keeping());
    await again.user.click(button('Platz bestätigen'));
    await waitFor(() => expect(title()).toBe('Dieser Link gilt nicht mehr.'));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText(keepSeatCopy.invalid.text)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zur Seite des Webinars' })).toHaveAttribute('href', '/webinar/led-wall');
  });
});
