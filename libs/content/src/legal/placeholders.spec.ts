import { cookiePolicy } from '../pages/cookie-policy';
import { imprint } from '../pages/imprint';
import { privacy } from '../pages/privacy';
import { termsOfUse } from '../pages/terms-of-use';
import { brand } from '../site/brand';
import { ofBrand, type PlaceholderId, placeholders, shownFor, unfilledPlaceholders } from './placeholders';

const ids = Object.keys(placeholders) as PlaceholderId[];

describe('a placeholder of the provider', () => {
  it('is open while it is empty or has the sample value', () => {
    expect(unfilledPlaceholders()).toEqual(ids.filter((id) => placeholders[id].value === ''));
    expect(ofBrand('Anschrift', 'address', 'Musterkai 99, 60300 Frankfurt').value).toBe('');
    expect(ofBrand('Anschrift', 'address', 'Mainkai 3, 60311 Frankfurt').value).toBe('Mainkai 3, 60311 Frankfurt');
  });

  it('shows the provider’s text, else a mark in the language of the page', () => {
    for (const id of ids) {
      const { value, de, en } = placeholders[id];
      for (const [language, label] of [['de', de] as const, ['en', en] as const])
        if (value === '')
          expect(shownFor(id, language)).toMatchObject({ text: expect.stringContaining(label), open: true });
        else expect(shownFor(id, language)).toEqual({ text: value, open: false });
    }
  });

  it('shows the sample value next to the mark', () => {
    const { value, example } = placeholders.phone;
    expect(example).toBe(brand.phone.label);
    expect(shownFor('phone', 'en').text).toContain(value || example);
  });

  it('is used on a legal page, except the price basis, which estimates show', () => {
    const words = JSON.stringify([imprint, privacy, cookiePolicy, termsOfUse]);
    const missing = Object.keys(placeholders).filter((id) => !words.includes(`{"open":"${id}"}`));
    expect(missing).toEqual(['priceBasis']);
  });
});
