// Rule: visitor.language
import { offerContent } from '@mainstage/offers/testing/offer-content';
import { offerLetter } from './offer-letter';

const link = 'https://venue.example/offers/token';
const written = (language: 'en' | 'de', change: Partial<Parameters<typeof offerLetter>[1]> = {}) =>
  offerLetter(offerContent({ language }), { number: 'A-2027-0042', version: 1, link, begins: true, ...change });

describe('letter of an offer', () => {
  it('begins an empty answer with a salutation', () => {
    expect(written('de')).toMatch(/^Guten Tag Anna Vogel,\n\nhier finden Sie unser Angebot A-2027-0042 für Sky Lounge/);
    expect(written('en')).toMatch(/^Dear Anna Vogel,\n\nPlease find here our offer A-2027-0042 for Sky Lounge/);
  });

  it('goes on below what is typed already', () => {
    expect(written('de', { begins: false })).toMatch(/^Hier finden Sie/);
  });

  it('says which version it is, and ends with the link', () => {
    expect(written('de', { version: 2 })).toContain('Version 2 unseres Angebots A-2027-0042');
    expect(written('en', { version: 2 })).toContain('version 2 of our offer A-2027-0042');
    expect(written('en').endsWith(`\n${link}`)).toBe(true);
  });
});
