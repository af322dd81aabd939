// Rules: form.newsletter, visitor.language
import { newsletterSuccessInGerman } from '@mainstage/content/notices/newsletter';
import { screen, waitFor } from '@testing-library/react';
import { broken, button, field, freshTab, notice, problem, show, stubServer, taken } from '../../testing/form-bench';
import { NewsletterForm } from './newsletter-form';

const acceptedWith = (mail = 'sent') => ({ ...taken, body: { ...(taken.body as object), mail } });

describe('the newsletter form', () => {
  beforeEach(freshTab);

  it('does nothing while it is empty', async () => {
    const server = stubServer(acceptedWith());
    const { user } = show(<NewsletterForm />);
    expect(button('Subscribe')).toBeDisabled();
    await user.type(field('Email address'), '   {Enter}');
    expect(button('Subscribe')).toBeDisabled();
    expect(server.calls).toHaveLength(0);
  });

  it('the newsletter form subscribes, clears the field and asks for the confirmation by mail', async () => {
    const server = stubServer(acceptedWith());
    server.hold();
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada@example.com');
    await user.click(button('Subscribe'));
    expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    server.release();

    await notice(
      'Successfully subscribed!',
      'Please confirm your address with the link in our email; your subscription starts then.',
    );
    expect(screen.getByText(/Open the email we just sent you and confirm your address/)).toBeInTheDocument();
    expect(screen.getByText('Email address: ada@example.com')).toBeInTheDocument();
    expect(field('Email address')).toHaveValue('');
    expect(button('Subscribe')).toBeDisabled();
    expect(server.calls).toMatchObject([{ path: '/api/newsletter-subscriptions', body: { email: 'ada@example.com' } }]);
  });

  it('says what follows in the language of the subscriber', async () => {
    stubServer(acceptedWith());
    document.documentElement.lang = 'de';
    try {
      const { user } = show(<NewsletterForm />);
      await user.type(field('Email address'), 'ada@example.com{Enter}');
      const hint = await screen.findByText(/^Öffnen Sie die E-Mail/);
      expect(hint.closest('[role=status]')).toHaveAttribute('lang', 'de');
      expect(screen.getByText('E-Mail-Adresse: ada@example.com')).toBeVisible();
      const { title, text } = newsletterSuccessInGerman;
      expect(await notice(title, text)).toHaveAttribute('lang', 'de');
    } finally {
      document.documentElement.lang = 'en';
    }
  });

  it.each([
    ['on-its-way', /already on its way/],
    ['not-again', /we will not send another for now/],
  ])('says so where no mail was sent: %s', async (mail, words) => {
    stubServer(acceptedWith(mail));
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada@example.com{Enter}');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/we just sent you/)).not.toBeInTheDocument();
  });

  it('says in the default style that an address is subscribed already', async () => {
    stubServer({ status: 409, body: problem('already_subscribed', 409) });
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada@example.com{Enter}');
    const card = await notice('Already subscribed', 'This email is already subscribed to our newsletter.');
    expect(card).toHaveAttribute('data-notice', 'default');
    expect(screen.getAllByRole('status').some((region) => region.contains(card))).toBe(true);
    expect(screen.queryByText(/open the email we just sent you/)).not.toBeInTheDocument();
  });

  it.each([
    ['a failing server', broken],
    ['no connection', 'unreachable' as const],
  ])('keeps the address on %s', async (_, reply) => {
    stubServer(reply);
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada@example.com{Enter}');
    const card = await notice('Subscription failed', 'Please try again later.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    expect(field('Email address')).toHaveValue('ada@example.com');
    expect(button('Subscribe')).toBeEnabled();
  });

  it('has its address again after a reload, ready to send', () => {
    stubServer(acceptedWith());
    sessionStorage.setItem('mainstage.draft.newsletter', '{"values":{"email":"ada@example.com"}}');
    show(<NewsletterForm />);
    expect(field('Email address')).toHaveValue('ada@example.com');
    expect(button('Subscribe')).toBeEnabled();
  });

  it('asks about a domain that looks mistyped, and takes the answer with one press', async () => {
    stubServer(acceptedWith());
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada@gmial.com');
    await user.tab();
    expect(screen.getByText('ada@gmail.com')).toBeInTheDocument();
    await user.click(button('Yes, use it'));
    expect(field('Email address')).toHaveValue('ada@gmail.com');
    expect(field('Email address')).toHaveFocus();
    expect(screen.queryByText('ada@gmail.com')).not.toBeInTheDocument();
  });

  it('explains letters that mail servers refuse, and offers a spelling without', async () => {
    const server = stubServer(acceptedWith());
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'jörg@example.org{Enter}');
    expect(await screen.findByText(/Many mail servers do not accept letters like ö before the @/)).toBeInTheDocument();
    await user.tab();
    await user.click(button('Yes, use it'));
    await waitFor(() => expect(field('Email address')).toBeValid());
    await user.keyboard('{Enter}');
    await notice(
      'Successfully subscribed!',
      'Please confirm your address with the link in our email; your subscription starts then.',
    );
    expect(server.calls).toMatchObject([{ body: { email: 'joerg@example.org' } }]);
  });

  it('names a mistyped address at the field', async () => {
    stubServer(acceptedWith());
    const { user } = show(<NewsletterForm />);
    await user.type(field('Email address'), 'ada{Enter}');
    await waitFor(() => expect(field('Email address')).toBeInvalid());
    expect(field('Email address')).toHaveFocus();
  });
});
