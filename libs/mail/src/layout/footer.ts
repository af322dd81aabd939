import { brand } from '@mainstage/content/site/brand';

const countries = { de: 'Deutschland', en: 'Germany' };

/** Footer of both HTML and plain text: who sends the mail and why the reader gets it. */
export function footerLines(language: 'de' | 'en', reason: string): string[] {
  const { street, postcode, city } = brand.address;
  return [
    reason,
    `${brand.name} · ${street} · ${postcode} ${city} · ${countries[language]}`,
    `${brand.email} · ${brand.phone.label}`,
  ];
}
