import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { sharePath } from '@mainstage/content/pictures/share';
import { brand } from '@mainstage/content/site/brand';
import { opening } from '@mainstage/content/site/hours';
import { socialLinks } from '@mainstage/content/site/social';
import { siteSettings } from './site-settings';
import type { BreadcrumbList, EventVenue, GeoCoordinates, Graph, PostalAddress, WithContext } from 'schema-dts';

const { origin } = siteSettings;

/** Identifies the company that runs the site, for references. */
export const organisationId = `${origin}/#organisation`;
const padded = (time: string) => time.padStart(5, '0');

export const address = {
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  postalCode: brand.address.postcode,
  addressLocality: brand.address.city,
  addressRegion: brand.address.state,
  addressCountry: brand.address.countryCode,
} as const satisfies PostalAddress;

export const geo = { '@type': 'GeoCoordinates', ...brand.address.place } as const satisfies GeoCoordinates;

/** Organisation and building for search engines (rule site.head). docs/adr/0020-one-list-of-pages.md lists what is left out. */
export const organisation = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': organisationId,
      name: brand.name,
      slogan: brand.line,
      url: `${origin}/`,
      logo: `${origin}/icon.svg`,
      email: brand.email,
      telephone: brand.phone.label,
      address,
      location: { '@id': `${origin}/#house` },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: brand.salesEmail,
        telephone: brand.phone.label,
        availableLanguage: ['de', 'en'],
      },
      sameAs: socialLinks.map(({ href }) => href),
    },
    {
      '@type': 'EventVenue',
      '@id': `${origin}/#house`,
      name: brand.name,
      url: `${origin}/`,
      telephone: brand.phone.label,
      address,
      geo,
      image: `${origin}${sharePath('hall-audience')}`,
      maximumAttendeeCapacity: guestsByFloors.triple,
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: opening.business.days,
        opens: padded(opening.business.opens),
        closes: padded(opening.business.closes),
      },
    },
  ],
} satisfies Graph;

/** Access to the building. */
export const arrivalData = {
  '@context': 'https://schema.org',
  '@type': 'EventVenue',
  '@id': `${origin}/#house`,
  hasMap: `${origin}/getting-here`,
  amenityFeature: ['Step-free access', 'Parking garage', 'Loading yard with goods lift', 'Bicycle stands'].map(
    (name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    }),
  ),
} satisfies WithContext<EventVenue>;

export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs as structured data. */
export function breadcrumbs(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
