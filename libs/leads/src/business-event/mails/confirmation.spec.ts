import { previewMail } from '../../preview';

describe('the business event confirmation', () => {
  it('names the format that was chosen', () => {
    expect(previewMail('business-event-confirmation').text).toContain('Ihr Interesse: AI & Tech Conference');
  });
  it('names none where none was chosen', () => {
    const { text } = previewMail('business-event-confirmation', { eventInterest: null });
    expect(text).not.toContain('Ihr Interesse:');
    expect(text).toContain('Wir melden uns in Kürze bei Ihnen.');
  });
});
