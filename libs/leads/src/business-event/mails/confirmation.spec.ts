import { previewMail } from '../../testing/preview-mail';
import { businessEventConfirmation } from './confirmation';

describe('the business event confirmation', () => {
  it('names the format that was chosen', () => {
    expect(previewMail(businessEventConfirmation).text).toContain('Ihr Interesse: AI & Tech Conference');
  });
  it('names none where none was chosen', () => {
    const { text } = previewMail(businessEventConfirmation, {
      ...businessEventConfirmation.sample,
      eventInterest: null,
      received: null,
    });
    expect(text).not.toContain('Ihr Interesse:');
    expect(text).toContain('Wir melden uns innerhalb eines Arbeitstags (Montag bis Freitag) bei Ihnen.');
  });
});
