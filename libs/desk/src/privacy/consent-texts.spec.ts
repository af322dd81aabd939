import { createHash } from 'node:crypto';
import { consentTexts, earlierConsentTexts } from '@mainstage/content/consent/consent-texts';

/** The beginning of each text's SHA-256. To change a text, move the old one to the earlier ones and add a line here. */
const textHashes: Record<string, string> = {
  'newsletter-2026-12': '54b1715a7fc4',
  'contact-2026-12': 'dc08b5bfe2ab',
  'tour-2026-12': 'e5bfdcf9da32',
  'webinar-2026-11': 'e0a49e2e7f29',
  'business-event-2026-11': '1dc7dae69c11',
  'newsletter-2026-11': '0959493b57e3',
  'contact-2026-11': 'cf341da44d1e',
  'tour-2026-11': '4fa844199792',
};

describe('what visitors agree to', () => {
  const all = [...Object.values(consentTexts), ...earlierConsentTexts];

  it('a consent text keeps to one version', () => {
    const hashes = all.map(({ version, text }) => [
      version,
      createHash('sha256').update(text).digest('hex').slice(0, 12),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(textHashes);
    expect(new Set(all.map(({ version }) => version)).size).toBe(all.length);
  });
});
