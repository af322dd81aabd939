import { previewMail } from '../../preview';

describe('the mail to sales about a contact message', () => {
  const mail = previewMail('contact-notification');

  it('holds the full message and the visitor behind Reply', () => {
    expect(mail.subject).toBe('New contact message (3f2a9c1b)');
    expect(mail.replyTo).toEqual({ name: '', address: 'ada.muster@firma.example' });
    expect(mail.text).toContain(
      'First name: Ada\nLast name: Muster\nE-mail: ada.muster@firma.example\nCompany: Musterfirma',
    );
    expect(mail.text).toContain(
      '> Hello,\n> we plan a product launch for 180 guests.\n> \n> Our brief: https[:]//firma[.]example/brief',
    );
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
