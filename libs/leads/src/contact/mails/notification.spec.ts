import { previewMail } from '../../testing/preview-mail';
import { contactNotification } from './notification';

describe('the mail to sales about a contact message', () => {
  const mail = previewMail(contactNotification);

  it('holds the full message and the visitor behind Reply', () => {
    expect(mail.subject).toBe('Message · Ada Muster, Musterfirma · due Thu 2 July, 09:24 · 3f2a9c1b-6d4e-4c8a');
    expect(mail.replyTo).toEqual({ name: '', address: 'ada.muster@firma.example' });
    expect(mail.text).toContain(
      'First name: Ada\nLast name: Muster\nEmail: ada.muster@firma.example\nCompany: Musterfirma',
    );
    expect(mail.text).toContain(
      '> Hello,\n> we plan a product launch for 180 guests.\n> \n> Our brief: https[:]//firma[.]example/brief',
    );
  });
  it('says in its subject what was chosen on the pages', () => {
    const context = { briefVenue: 'skyline-stage', briefDate: '2027-02-12', briefGuests: 120 } as const;
    const mail = previewMail(contactNotification, { ...contactNotification.sample, context });
    expect(mail.subject).toBe('Message · Ada Muster, Must… · Skyline Stage · 12 Feb 2027 · 3f2a9c1b-6d4e-4c8a');
  });
  it('says what is wanted and by when, then who asks, then what they wrote', () => {
    const order = ['Answer by: Thu 2 July 2026, 09:24', 'First name: Ada', '> Hello,', 'Lead: 3f2a9c1b'];
    const places = order.map((words) => mail.text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(mail.html).toContain('Answer by Thu 2 July 2026, 09:24. Received Wednesday');
  });
  it('holds the whole enquiry for a day: person, message, day, deadline and link', () => {
    const context = { briefVenue: 'skyline-stage', briefDate: '2027-02-12', briefGuests: 120 } as const;
    const request = {
      hours: '08:00 to 18:00',
      salesBookingUrl: 'https://stage.example/api/calendar/bookings/c2FtcGxlLXRva2Vu',
    };
    const mail = previewMail(contactNotification, { ...contactNotification.sample, context, request });
    expect(mail.subject).toBe('Enquiry · Ada Muster, Must… · Skyline Stage · 12 Feb 2027 · 3f2a9c1b-6d4e-4c8a');
    for (const words of [
      'Hours: 08:00 to 18:00',
      'Answer by: Thu 2 July',
      'First name: Ada',
      '> Hello,',
      request.salesBookingUrl,
    ])
      expect(mail.text).toContain(words);
    expect(mail.html).toContain(`href="${request.salesBookingUrl}"`);
  });
  it('leaves names and companies as they were typed', () => {
    const { typed, ...rest } = contactNotification.sample;
    const mail = previewMail(contactNotification, {
      ...rest,
      typed: { ...typed, lastName: 'St.John', company: 'GmbH & Co.KG' },
    });
    expect(mail.text).toContain('Last name: St.John\nEmail: ada.muster@firma.example\nCompany: GmbH & Co.KG');
  });
  it('turns nothing of it into a link', () => {
    expect(mail.text).not.toContain('https://');
    expect(mail.text).not.toContain('firma.example/');
    expect(mail.html).not.toContain('<a ');
  });
  it('says nothing of spam about an ordinary message', () => {
    expect(mail.text).not.toMatch(/spam|no confirmation/i);
  });
});
