const domain = 'mainstage.example';

/**
 * Who the provider is. A provider puts its own here, its accounts elsewhere into social.ts and its hours into hours.ts, and
 * nothing else need be touched: tools/checks/identity.check.mjs finds these words anywhere else. All of it is a
 * placeholder: example domains (RFC 2606) and telephone numbers that are reserved for fiction.
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
    /** On the river bank that the sample street is named after. */
    place: { latitude: 50.106, longitude: 8.687 },
    country: 'Deutschland',
    countryCode: 'DE',
  },
  phone: { label: '+49 69 90009-120', href: 'tel:+496990009120' },
  /** The telephone whose messenger answers; digits only, as its links want it. */
  whatsapp: { label: '+49 69 90009-130', number: '496990009130' },
  domain,
  email: `hello@${domain}`,
  salesEmail: `sales@${domain}`,
  copyrightYear: 2025,
} as const;
