import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { unreachedNotification } from './unreached-notification';

describe('the mail to sales about a visitor whose server refused us', () => {
  const mail = previewMail(unreachedNotification);

  it('the mail about an unreached visitor asks sales to call and says how', () => {
    expect(mail.text).toContain('Please call them');
    expect(mail.text).toContain('Name: Ada Muster\nEmail: ada.muster@firma.example\nPhone: +49 69 90009-121');
  });
  it('names what was not delivered, and keeps the words of the mail server to operators', () => {
    expect(mail.text).toContain('Undelivered: Tour: confirmation');
    expect(mail.text).not.toContain('550');
  });
});
