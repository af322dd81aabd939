import { brand } from '../site/brand';
import type { PageContent } from './page-content';

const { address } = brand;

export const imprint = {
  path: '/imprint',
  lang: 'de',
  head: {
    title: 'Impressum | Mainstage Frankfurt',
    description: 'Anbieterkennzeichnung von Mainstage Frankfurt.',
    keywords: ['Impressum', 'Anbieterkennzeichnung'],
    robots: 'index, follow',
    picture: 'exterior-dusk',
  },
  copy: {
    title: 'Impressum',
    lead: 'Angaben gemäß § 5 DDG. Alle Angaben sind Platzhalter und werden vom Betreiber ersetzt.',
    sections: [
      {
        title: 'Anbieter',
        text: [`${brand.name}`, `${address.street}, ${address.postcode} ${address.city}, ${address.country}`],
      },
      { title: 'Kontakt', text: [`Telefon: ${brand.phone.label}`, `E-Mail: ${brand.email}`] },
      { title: 'Vertretungsberechtigt', text: ['Die Geschäftsführung (Name wird vom Betreiber ergänzt)'] },
      {
        title: 'Register und Umsatzsteuer',
        text: ['Registergericht, Registernummer und Umsatzsteuer-Identifikationsnummer werden vom Betreiber ergänzt.'],
      },
      {
        title: 'Verantwortlich für den Inhalt',
        text: [`Die Geschäftsführung, Anschrift wie oben (§ 18 Abs. 2 MStV).`],
      },
      {
        title: 'Streitbeilegung',
        text: [
          'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ],
      },
    ],
  },
} as const satisfies PageContent;
