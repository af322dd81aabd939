import { previewMail } from '../../testing/preview-mail';
import { webinarNotification } from './notification';

describe('the digest of sign-ups to sales', () => {
  const mail = previewMail(webinarNotification);

  it('the sign-up digest says in its subject how many seats are taken', () => {
    expect(mail.subject).toBe('Webinar · confirmed 37/100');
    const crowded = { ...webinarNotification.sample, taken: 100, waiting: 4 };
    expect(previewMail(webinarNotification, crowded).subject).toBe('Webinar · confirmed 100/100 · 4 waiting');
  });

  it('the sign-up digest lists who signed up, with links to call and to reply', () => {
    expect(mail.text).toContain(
      'First name: Ada\nEmail: ada.muster@firma.example\nPhone: +49 69 90009-121\nSeat: confirmed',
    );
    expect(mail.html).toContain('href="tel:+496990009121"');
  });

  it('lists quarantined sign-ups and how to release them', () => {
    expect(mail.text).toContain(
      '! Quarantined as suspected spam: no seat, and no email to the visitor, until you release it.',
    );
    expect(mail.text).toContain('Seat: quarantined as suspected spam');
    expect(mail.text).toContain('https://stage.example/webinar/release?token=');
    expect(mail.text).not.toContain('all places are taken');
  });

  it('the sign-up digest makes no link of what was typed', () => {
    const [first] = webinarNotification.sample.signUps;
    const signUps = [{ ...first!, firstName: 'https://evil.example <a href="x">' }];
    const { text, html } = previewMail(webinarNotification, { ...webinarNotification.sample, signUps });
    expect(text).not.toContain('https://evil');
    expect(html).not.toContain('<a href="x"');
  });
});
