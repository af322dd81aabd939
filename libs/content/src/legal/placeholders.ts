import { type PriceBasis, priceBasis } from '../estimate/price-basis';
import { brand } from '../site/brand';

/** A text that only the provider can supply. */
interface Placeholder {
  /** Description of the missing text, in the languages of the legal pages. */
  de: string;
  en: string;
  /** The provider's text; while it is empty, pages mark the passage. */
  value: string;
  /** Sample value shown until then. */
  example?: string;
}

const { address, phone, email, salesEmail } = brand;

/** Example domains (RFC 2606), numbers reserved for fiction and a street that Frankfurt does not have. */
const invented = /\.example$|90009|^Musterkai /;

/** A detail of site/brand.ts; open while it has the sample value. */
export const ofBrand = (de: string, en: string, detail: string): Placeholder => ({
  de,
  en,
  value: invented.test(detail) ? '' : detail,
  example: detail,
});

const empty = (de: string, en: string): Placeholder => ({ de, en, value: '' });

/**
 * All placeholders that a provider must fill in before publication: in `value`, or in site/brand.ts. In production the
 * API logs a warning for each empty one.
 */
export const placeholders = {
  company: { ...empty('Firma mit Rechtsform', 'company name with legal form'), example: brand.name },
  address: ofBrand('Anschrift', 'address', `${address.street}, ${address.postcode} ${address.city}`),
  phone: ofBrand('Telefonnummer', 'telephone number', phone.label),
  email: ofBrand('E-Mail-Adresse', 'email address', email),
  salesEmail: ofBrand('E-Mail-Adresse des Vertriebs', 'email address of the sales team', salesEmail),
  representatives: empty('Name der vertretungsberechtigten Personen', 'names of those who represent the company'),
  registerCourt: empty('Registergericht', 'register court'),
  registerNumber: empty('Registernummer', 'register number'),
  vatId: empty('Umsatzsteuer-Identifikationsnummer', 'VAT identification number'),
  editor: empty('Name der für den Inhalt verantwortlichen Person', 'name of the person responsible for the content'),
  dataProtectionOfficer: empty(
    'Datenschutzbeauftragte Person, falls bestellt',
    'data protection officer, where one is appointed',
  ),
  hosting: empty('Hosting-Dienstleister mit Sitz', 'hosting provider and its seat'),
  mailDelivery: empty('E-Mail-Dienstleister mit Sitz', 'email delivery provider and its seat'),
  /** Set in estimate/price-basis.ts: every estimate uses it or states that it is open. */
  priceBasis: {
    ...empty(
      'Preisangaben netto oder brutto, mit Steuersatz',
      'whether list prices are net or gross, and the tax rate',
    ),
    value: (priceBasis as PriceBasis).kind === 'open' ? '' : priceBasis.kind,
  },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderId = keyof typeof placeholders;

const named = Object.entries(placeholders) as [PlaceholderId, Placeholder][];

/** Names of the empty placeholders. */
export const unfilledPlaceholders = (): PlaceholderId[] =>
  named.filter(([, { value }]) => value === '').map(([id]) => id);

/** Text of a placeholder: the provider's, or a description of the missing text, marked as open. */
export function shownFor(id: PlaceholderId, language: 'de' | 'en'): { text: string; open: boolean } {
  const { value, example, ...labels }: Placeholder = placeholders[id];
  if (value !== '') return { text: value, open: false };
  return { text: example ? `[${labels[language]}: ${example}]` : `[${labels[language]}]`, open: true };
}

/** Banner of a page with an open passage. */
export const openNote = {
  de: 'Markierte Stellen ergänzt der Betreiber vor der Veröffentlichung.',
  en: 'The provider fills in the marked passages before this site goes public.',
} as const;
