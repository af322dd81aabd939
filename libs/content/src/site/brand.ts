const domain = 'mainstage.example';

/**
 * The provider's identity. A provider changes this file, social.ts and hours.ts only: tools/checks/identity.check.mjs
 * finds these names elsewhere. All values are placeholders: example domains (RFC 2606) and telephone numbers reserved
 * for fiction.
 */
export const brand = {
  name: 'Mainstage Frankfurt',
  shortName: 'Mainstage',
  line: 'Where ideas take the stage.',
  city: 'Frankfurt am Main',
  /** `state` and `region` are for search engines: the federal state by its name and by ISO 3166-2. */
  address: {
    street: 'Musterkai 1',
    postcode: '60300',
    city: 'Frankfurt am Main',
    state: 'Hessen',
    region: 'DE-HE',
    /** On the river bank after which the sample street is named. */
    place: { latitude: 50.106, longitude: 8.687 },
    country: 'Deutschland',
    countryCode: 'DE',
  },
  phone: { label: '+49 69 90009-120', href: 'tel:+496990009120' },
  /** The telephone number of the messenger; digits only, as its links require. */
  whatsapp: { label: '+49 69 90009-130', number: '496990009130' },
  domain,
  email: `hello@${domain}`,
  salesEmail: `sales@${domain}`,
  copyrightYear: 2025,
} as const;
