// Rules: newsletter.double-opt-in
import { screen, waitFor } from '@testing-library/react';
import { broken, button, problem, show, stubServer } from '../../testing/form-bench';
import { ConfirmSubscription } from './confirm-subscription';
import { Unsubscribe } from './unsubscribe';

const done = { status: 200, body: {} };

describe("the page behind a newsletter mail's link", () => {
  it('confirms by the button only, and says so', async () => {
    const server = stubServer(done);
    const { user } = show(<ConfirmSubscription />, '/newsletter/confirm?token=abc.def');
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

  it('unsubscribes by the button', async () => {
    const server = stubServer(done);
    const { user } = show(<Unsubscribe />, '/newsletter/unsubscribe?token=abc.def');
    await user.click(button('Unsubscribe'));
    await screen.findByRole('heading', { name: 'You are unsubscribed' });
    expect(server.calls).toMatchObject([
      { path: '/api/newsletter-subscriptions/unsubscribe', body: { token: 'abc.def' } },
    ]);
  });

  it.each(['invalid_token', 'expired_token'])('tells what to do about an %s', async (code) => {
    stubServer({ status: 422, body: problem('validation_failed', 422, [{ field: 'token', code }]) });
    const { user } = show(<ConfirmSubscription />, '/newsletter/confirm?token=old');
    await user.click(button('Confirm subscription'));
    await screen.findByRole('heading', { name: 'This link does not work any more' });
    expect(screen.getByText(/we send you a new link/)).toBeInTheDocument();
  });

  it('knows without asking that a link without a token does not work', () => {
    const server = stubServer(done);
    show(<ConfirmSubscription />, '/newsletter/confirm');
    expect(screen.getByRole('heading')).toHaveTextContent('This link does not work any more');
    expect(server.calls).toHaveLength(0);
  });

  it('can be tried again when the server fails', async () => {
    stubServer(broken, done);
    const { user } = show(<ConfirmSubscription />, '/newsletter/confirm?token=abc.def');
    await user.click(button('Confirm subscription'));
    await waitFor(() => expect(screen.getByText(/please try again in a moment/)).toBeInTheDocument());
    await user.click(button('Confirm subscription'));
    await screen.findByRole('heading', { name: 'Your subscription is confirmed' });
  });
});
