import type { brand } from '../site/brand';

type Brand = typeof brand;

/** Brand of a second provider for specs. */
export function otherProvider(ours: Brand): { readonly [Key in keyof Brand]: unknown } {
  return {
    ...ours,
    name: 'Example Hall Kassel',
    shortName: 'Example Hall',
    city: 'Kassel',
    address: { ...ours.address, street: 'Beispielweg 2', postcode: '34100', city: 'Kassel' },
    phone: { label: '+49 30 5550111', href: 'tel:+49305550111' },
    whatsapp: { label: '+49 30 5550112', number: '49305550112' },
    domain: 'hall.test',
    email: 'hello@hall.test',
    salesEmail: 'sales@hall.test',
  };
}

/** Names of the sample provider that must not remain. */
export function wordsOf({ name, shortName, domain, address, phone, whatsapp }: Brand): string[] {
  return [name, shortName, domain, address.street, phone.label, phone.href, whatsapp.label, whatsapp.number];
}
