import '../../testing/form-bench';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { giftCardMail } from '@mainstage/content/offers/gift-card';
import { offers } from '@mainstage/content/offers/offers';
import { quoteMail } from '@mainstage/content/offers/quote-mail';
import { ContactForm } from './contact-form';
import { drafts } from '../../forms/submission/draft-store';
import { field, freshTab } from '../../testing/form-bench';
import { NoticesProvider } from '../../notices/notices-provider';
import { offerMessage } from './offer-message';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NoticesProvider>
        <ContactForm />
        <Address />
      </NoticesProvider>
    </MemoryRouter>,
  );
}

describe('the text of an offer', () => {
  beforeEach(freshTab);

  it.each(offers.map((offer) => [offer.id, offer] as const))('is for %s what its mail says', (id, offer) => {
    const { subject, body } = quoteMail(offer);
    expect(offerMessage(id)).toBe(`${subject}\n\n${body}`);
  });

  it('exists for the gift card, and for nothing that is no offer', () => {
    expect(offerMessage('gift-card')).toBe(`${giftCardMail.subject}\n\n${giftCardMail.body}`);
    for (const id of ['', 'toString', 'weekend', null]) expect(offerMessage(id)).toBeUndefined();
  });

  it('begins the message, and leaves the address', async () => {
    open('/contact?offer=extended-focus&ref=mail');
    await waitFor(() => expect(field('Message')).toHaveValue(offerMessage('extended-focus')));
    await waitFor(() => expect(screen.getByText('/contact?ref=mail')).toBeInTheDocument());
  });

  it('is added below what the visitor had written', async () => {
    drafts.write('contact', { values: { message: 'Hello there' } });
    open('/contact?offer=gift-card');
    await waitFor(() => expect(field('Message')).toHaveValue(`Hello there\n\n${offerMessage('gift-card')}`));
  });

  it('is not written twice', async () => {
    const text = offerMessage('gift-card') ?? '';
    drafts.write('contact', { values: { message: `${text}\nFor my team.` } });
    open('/contact?offer=gift-card');
    await waitFor(() => expect(field('Message')).toHaveValue(`${text}\nFor my team.`));
  });
});
