/**
 * Who the provider is. A provider puts its own here; everything below is a placeholder:
 * example domains (RFC 2606) and telephone numbers that are reserved for fiction.
 */
export const brand = {
  name: 'Mainstage Frankfurt',
  shortName: 'Mainstage',
  line: 'Where ideas take the stage.',
  city: 'Frankfurt am Main',
  address: { street: 'Musterkai 1', postcode: '60300', city: 'Frankfurt am Main', country: 'Deutschland' },
  phone: { label: '+49 69 90009-120', href: 'tel:+496990009120' },
  /** The telephone whose messenger answers; digits only, as its links want it. */
  whatsapp: { label: '+49 69 90009-130', number: '496990009130' },
  email: 'hello@mainstage.example',
  salesEmail: 'sales@mainstage.example',
  copyrightYear: 2025,
} as const;
