import { previewMail, samples } from '../../preview';

import { linkBreak } from '@mainstage/mail/layout/visitor-text';

describe('the mail to sales about a tour request', () => {
  const mail = previewMail('tour-notification');
  const read = mail.text.replaceAll(linkBreak, '');

  it('holds the whole request', () => {
    expect(mail.subject).toBe('New tour request (3f2a9c1b)');
    expect(read).toContain('Name: Ada Muster\nE-mail: ada.muster@firma.example\nPhone: +49 69 90009-121');
    expect(read).toContain('Additional information:\n> We need step-free access.');
    expect(read).toContain('Preferred date: Saturday, 18 July 2026, 14:00 (Frankfurt time)\nGuests: 4');
  });
  it('says that the visitor got no confirmation', () => {
    expect(mail.text).toContain('! The visitor got no confirmation mail: this mailbox had its share');
    expect(mail.subject).not.toContain('spam');
  });
  it('shows no label for what was left empty', () => {
    const { typed } = samples['tour-notification'];
    const bare = { ...typed, phoneNumber: undefined, additionalInformation: undefined, numberOfGuests: undefined };
    const { text } = previewMail('tour-notification', { ...samples['tour-notification'], typed: bare });
    expect(text).not.toMatch(/Phone|Company|Additional/);
    expect(text).toContain('Guests: not given');
  });
});
