import { withLetter } from './offer-letter';
import { testContent } from './testing/test-offer';

const letter = { number: 'A-2030-0042', link: 'https://venue.example/offers/t', content: testContent() };

describe('the letter of an offer', () => {
  it('stands above the signature, in the language of the offer', () => {
    const german = { ...letter, content: testContent({ language: 'de', customer: 'private' }) };
    expect(withLetter('\n\nLena Brandt', 'Lena Brandt', german)).toBe(
      'Guten Tag Ada Byron,\n\nvielen Dank für Ihre Anfrage. Hier ist unser Angebot A-2030-0042:\nhttps://venue.example/offers/t\n\n' +
        'Auf der Seite finden Sie alle Einzelheiten. Wenn Sie das Angebot annehmen möchten, antworten Sie einfach auf diese E-Mail.\n\nLena Brandt',
    );
  });

  it('follows what was written, once', () => {
    const once = withLetter('As we said on the phone:', '', letter);
    expect(once).toMatch(/^As we said on the phone:\n\nDear Ada Byron,\n\n/);
    expect(withLetter(once, '', letter)).toBe(once);
  });
});
