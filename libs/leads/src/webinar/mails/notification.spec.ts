import { previewMail, samples } from '../../preview';

describe('the mail to sales about a webinar sign-up', () => {
  it('says whether there was a seat', () => {
    expect(previewMail('webinar-notification').text).toContain('Place: Waiting list, all places are taken');
    const confirmed = { ...samples['webinar-notification'], status: 'confirmed' as const };
    expect(previewMail('webinar-notification', confirmed).text).toContain('Place: Confirmed');
  });
});
