import { hours } from '@mainstage/content/site/hours';
import { previewMail } from '../../testing/preview-mail';
import { contactConfirmation } from './confirmation';

describe('the contact confirmation', () => {
  const mail = previewMail(contactConfirmation);

  it('promises the answer that the site promises', () => {
    expect(mail.subject).toBe('We have received your message');
    expect(mail.text).toContain('You will hear from us by Thu 2 July 2026, 09:24 (Frankfurt time).');
    expect(mail.text).not.toContain('option');
  });

  it('leads on to the page of the venue, or of all venues', () => {
    expect(mail.text).toMatch(/Look at Skyline Stage again:?\s+https:\/\/stage\.example\/venues\/skyline-stage/);
    const { venuePage, ...others } = contactConfirmation.sample;
    const props = { ...others, venuePage: { ...venuePage, name: '', url: 'https://stage.example/venues' } };
    expect(previewMail(contactConfirmation, props).text).toMatch(
      /See all venues:?\s+https:\/\/stage\.example\/venues\s/,
    );
  });

  it('says to who asks for a day which one it is and what that means', () => {
    const requested = {
      briefVenue: 'skyline-stage',
      briefDate: '2027-02-12',
      briefPart: 'evening',
      briefGuests: 120,
      briefLayout: 'banquet',
    } as const;
    const text = previewMail(contactConfirmation, {
      ...contactConfirmation.sample,
      requested,
      received: null,
    }).text.replaceAll(/\s+/g, ' ');
    for (const fact of ['Skyline Stage', 'Fri 12 February 2027', 'Evening, 18:00 to 02:00', '120', 'Banquet'])
      expect(text).toContain(fact);
    expect(text).toContain('This is a request, not a reservation. The date is held once we confirm it.');
    expect(text).toContain(`We reply within ${hours.reply}.`);
  });

  it('leaves out a layout that somebody made up, and says nothing of a reservation where no day is asked for', () => {
    const requested = { briefGuests: 120, briefLayout: 'Visit https://evil.example' } as const;
    const { text } = previewMail(contactConfirmation, { ...contactConfirmation.sample, requested });
    expect(text).toContain('Guests of the event: 120');
    expect(text).not.toMatch(/evil|reservation/);
  });
});
