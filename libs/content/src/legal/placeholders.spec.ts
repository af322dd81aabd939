import { cookiePolicy } from '../pages/cookie-policy';
import { imprint } from '../pages/imprint';
import { privacy } from '../pages/privacy';
import { termsOfUse } from '../pages/terms-of-use';
import { placeholders, shownFor, unfilledPlaceholders } from './placeholders';

describe('what a provider must fill in', () => {
  it('is all open as long as this site is nobody’s', () => {
    expect(unfilledPlaceholders()).toEqual(Object.keys(placeholders));
  });

  it('is shown in the language of the page, with the invented detail where there is one', () => {
    expect(shownFor('vatId', 'de')).toEqual({ text: '[Umsatzsteuer-Identifikationsnummer]', open: true });
    expect(shownFor('phone', 'en')).toEqual({ text: '[telephone number: +49 69 90009-120]', open: true });
  });

  it('stands on a legal page, each of them but the price basis, of which every estimate speaks', () => {
    const words = JSON.stringify([imprint, privacy, cookiePolicy, termsOfUse]);
    const missing = Object.keys(placeholders).filter((id) => !words.includes(`{"open":"${id}"}`));
    expect(missing).toEqual(['priceBasis']);
  });
});
