import { previewMail } from '../../testing/preview-mail';
import { tourNotification } from './notification';

describe('the mail to sales about a tour request', () => {
  const mail = previewMail(tourNotification);

  it('holds the whole request', () => {
    expect(mail.subject).toBe('Tour · Ada Muster · Sat 18 July 14:00 · 4 guests · 3f2a9c1b-6d4e-4c8a');
    const context = { briefVenue: 'skyline-stage' } as const;
    expect(previewMail(tourNotification, { ...tourNotification.sample, context }).subject).toBe(
      'Tour · Ada Muster · Sat 18 July 14:00 · 4 guests · 3f2a9c1b-6d4e-4c8a',
    );
    expect(mail.text).toContain('Name: Ada Muster\nEmail: ada.muster@firma.example\nPhone: +49 69 90009-121');
    expect(mail.text).toContain('Additional information:\n> We need step-free access.');
    expect(mail.text).toContain('Preferred date: Saturday, 18 July 2026, 14:00 (Frankfurt time)\nTour hours: Outside');
  });
  it('says that the tour is outside the tour hours, and nothing where it is not', () => {
    expect(mail.text).toMatch(/Tour hours: Outside the tour hours \(Monday to Friday, 9:00–18:00\)/);
    const { typed } = tourNotification.sample;
    const friday = { ...tourNotification.sample, typed: { ...typed, preferredDate: '2026-07-17' } };
    expect(previewMail(tourNotification, friday).text).not.toContain('Tour hours');
  });
  it('links a phone number as typed, and shows other text as text', () => {
    expect(mail.html).toContain('<a href="tel:+496990009121" class="text" style="color:inherit">+49 69 90009-121</a>');
    const { typed } = tourNotification.sample;
    const props = { ...tourNotification.sample, typed: { ...typed, phoneNumber: 'call evil.com' } };
    expect(previewMail(tourNotification, props).text).toContain('Phone: call evil[.]com');
    expect(previewMail(tourNotification, props).html).not.toContain('tel:');
  });
  it('says that the visitor got no confirmation', () => {
    expect(mail.text).toContain('! The visitor got no confirmation email: this mailbox has already had its share');
    expect(mail.subject).not.toContain('spam');
  });
  it('shows no label for what was left empty', () => {
    const { typed } = tourNotification.sample;
    const bare = { ...typed, phoneNumber: undefined, additionalInformation: undefined, numberOfGuests: undefined };
    const { text } = previewMail(tourNotification, { ...tourNotification.sample, typed: bare });
    expect(text).not.toMatch(/Phone|Company|Additional/);
    expect(text).toContain('Guests: not given');
  });
});
