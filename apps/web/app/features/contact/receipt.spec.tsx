// Rules: form.receipt, visits.answer
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { broken, button, field, freshTab, show, stubServer, taken } from '../../testing/form-bench';
import { ContactForm } from './contact-form';

async function fillInAndSend(user: UserEvent) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Message'), 'Hello there');
  await user.click(button('Send message'));
}
const receipt = () => screen.findByRole('region', { name: 'We have your request' });

describe('the receipt in the place of the contact form', () => {
  beforeEach(freshTab);

  it('the contact receipt says by when we answer, the reference, what was sent, and where to go on', async () => {
    stubServer(taken);
    const { user } = show(<ContactForm />, '/contact?venue=skyline-stage&date=2027-03-12');
    await fillInAndSend(user);
    const place = within(await receipt());
    expect(place.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(
      place.getByText(/^You will hear from us by \w{3} \d{1,2} \w+ \d{4}, \d\d:\d\d \(Frankfurt time\)\.$/),
    ).toBeVisible();
    expect(place.getByText('b7c0d1de-0000-4000-8000-000000000001')).toBeVisible();
    for (const fact of ['Ada', 'Byron', 'ada@example.com', 'Hello there', 'Skyline Stage · 12 March 2027'])
      expect(place.getByText(fact)).toBeVisible();
    expect(place.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
    expect(place.getByRole('link', { name: 'Estimate what Skyline Stage costs' })).toHaveAttribute(
      'href',
      '/estimate?venue=skyline-stage',
    );
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    expect(field('Message')).toHaveValue('');
  });

  it('the contact receipt promises no mail that does not come', async () => {
    stubServer({ ...taken, body: { ...(taken.body as object), confirmation: 'withheld' } });
    const { user } = show(<ContactForm />, '/contact?venue=skyline-stage&date=2027-03-12');
    await fillInAndSend(user);
    const place = within(await receipt());
    expect(place.getByText(/^We will not send another automatic email to ada@example\.com\./)).toBeVisible();
    expect(place.queryByText(/spam folder/)).toBeNull();
    expect(place.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  });

  it('the contact receipt removes the failure before it, and gives the form back empty', async () => {
    stubServer(broken, taken);
    const { user } = show(<ContactForm />);
    await fillInAndSend(user);
    await screen.findByText('Failed to send message');
    await user.click(button('Send message'));
    await receipt();
    expect(screen.queryByText('Failed to send message')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();

    await user.click(button('Send another request'));
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveValue('');
    expect(button('Send message')).toBeEnabled();
    expect(window.history.state).toEqual({});
  });

  it('the contact receipt is in its place after a reload, without taking the focus, and nowhere else', async () => {
    stubServer(taken);
    const { user } = show(<ContactForm />);
    await fillInAndSend(user);
    await receipt();
    cleanup();
    show(<ContactForm />);
    expect(await receipt()).toHaveTextContent('Hello there');
    expect(document.body).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
    cleanup();

    window.history.pushState(null, '');
    show(<ContactForm />);
    await waitFor(() => expect(button('Send message')).toBeVisible());
    expect(screen.queryByRole('region', { name: 'We have your request' })).toBeNull();
  });

  it('the contact receipt is not made of an invalid one', async () => {
    stubServer(taken);
    window.history.replaceState({ sent: { form: 'contact', id: 7, at: 'x', body: {} } }, '');
    show(<ContactForm />);
    await waitFor(() => expect(button('Send message')).toBeVisible());
  });
});
