import { previewMail, samples } from '../../preview';

describe('the mail to sales about a contact message', () => {
  const mail = previewMail('contact-notification');

  it('holds the full message and the visitor behind Reply', () => {
    expect(mail.subject).toBe('Message · answer by Thu 2 July 2026, 09:24');
    expect(mail.replyTo).toEqual({ name: '', address: 'ada.muster@firma.example' });
    expect(mail.text).toContain(
      'First name: Ada\nLast name: Muster\nEmail: ada.muster@firma.example\nCompany: Musterfirma',
    );
    expect(mail.text).toContain(
      '> Hello,\n> we plan a product launch for 180 guests.\n> \n> Our brief: https[:]//firma[.]example/brief',
    );
  });
  it('says in the subject what was chosen on the pages', () => {
    const beside = { briefVenue: 'skyline-stage', briefDate: '2027-02-12', briefGuests: 120 } as const;
    const asked = previewMail('contact-notification', { ...samples['contact-notification'], beside });
    expect(asked.subject).toBe('Message · Skyline Stage · Fri 12 February 2027 · 120 guests');
  });
  it('says what is wanted and by when, then who asks, then what they wrote', () => {
    const order = ['Answer by: Thu 2 July 2026, 09:24', 'First name: Ada', '> Hello,', 'Lead: 3f2a9c1b'];
    const places = order.map((words) => mail.text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(mail.html).toContain('Answer by Thu 2 July 2026, 09:24. Received Wednesday');
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
