import { brand } from '../site/brand';
import { open, type TextSection } from '../legal/text';
import type { PageContent } from '../site/page-content';

const sections = [
  { title: 'Anbieter', text: [[open('company')], [open('address'), ', Deutschland']] },
  {
    title: 'Kontakt',
    text: [
      ['Telefon: ', open('phone')],
      ['E-Mail: ', open('email')],
    ],
  },
  { title: 'Vertretungsberechtigt', text: [[open('representatives')]] },
  {
    title: 'Register und Umsatzsteuer',
    text: [
      ['Handelsregister: ', open('registerCourt'), ', ', open('registerNumber')],
      ['Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: ', open('vatId')],
    ],
  },
  {
    title: 'Verantwortlich für den Inhalt',
    text: [[open('editor'), ', Anschrift wie oben (§ 18 Abs. 2 MStV)']],
  },
  {
    title: 'Streitbeilegung',
    text: [
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    ],
  },
  {
    title: 'Bilder und Texte',
    text: [
      'Bilder, Filme, Pläne und Texte dieser Website sind eigene Arbeiten. Genannte Beispielfirmen und ihre Zeichen sind erfunden.',
    ],
  },
  {
    title: 'Mehr Rechtliches',
    text: [
      [
        'Für die Nutzung dieser Website gelten die ',
        { label: 'Nutzungsbedingungen', to: '/terms-of-use' },
        '. Was mit Ihren Daten geschieht, steht auf der Seite ',
        { label: 'Datenschutz', to: '/datenschutz' },
        '.',
      ],
    ],
  },
] as const satisfies readonly TextSection[];

export const imprint = {
  path: '/imprint',
  lang: 'de',
  head: {
    title: 'Impressum',
    description: `Anbieterkennzeichnung von ${brand.name}.`,
    keywords: ['Impressum', 'Anbieterkennzeichnung'],
    robots: 'index, follow',
    picture: 'house-front-night',
  },
  copy: { title: 'Impressum', lead: 'Angaben gemäß § 5 DDG.', sections },
} as const satisfies PageContent;
