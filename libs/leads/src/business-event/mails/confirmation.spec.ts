import { previewMail, samples } from '../../preview';

describe('the business event confirmation', () => {
  it('names the format that was chosen', () => {
    expect(previewMail('business-event-confirmation').text).toContain('Ihr Interesse: AI & Tech Conference');
  });
  it('names none where none was chosen', () => {
    const { text } = previewMail('business-event-confirmation', {
      ...samples['business-event-confirmation'],
      eventInterest: null,
      answerBy: null,
    });
    expect(text).not.toContain('Ihr Interesse:');
    expect(text).toContain('Wir melden uns innerhalb eines Arbeitstags (Montag bis Freitag) bei Ihnen.');
  });
});
