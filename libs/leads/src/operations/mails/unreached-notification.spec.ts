import { previewMail, samples } from '../../preview';

describe('the mail to sales about a visitor whose server refused us', () => {
  const mail = previewMail('unreached-notification');

  it('the mail about an unreached visitor asks sales to call and says how', () => {
    expect(mail.text).toContain('Please call them');
    expect(mail.text).toContain('Name: Ada Muster\nEmail: ada.muster@firma.example\nPhone: +49 69 90009-121');
  });
  it('the mail about an unreached visitor names what was not delivered and what their server said', () => {
    expect(mail.text).toContain('Undelivered: Tour: confirmation\nTheir server said: 550 5.1.1 No such user here');
  });
  it('the mail about an unreached visitor makes no link of what a foreign server says', () => {
    const reply = '550 See https://evil.example/unblock';
    const mail = previewMail('unreached-notification', { ...samples['unreached-notification'], reply });
    expect(mail.html).not.toContain('evil.example');
    expect(mail.text).not.toContain('https://evil.example');
  });
});
