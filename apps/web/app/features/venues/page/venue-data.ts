import { sharePath } from '@mainstage/content/pictures/share';
import type { VenueId } from '@mainstage/house/ids';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import { wallSizesOf } from '@mainstage/house/present';
import { decidingFactsOf } from '@mainstage/house/present-facts';
import { address, origin } from '../../../structured-data';

/** A venue of the house, for search engines. */
export function venueData(id: VenueId): object {
  const { name, description, heroImage } = venues[id];
  const { people, area, wall, wallKind, level } = summaryOf(id);
  const deciding = decidingFactsOf(id).map(({ label, text }) => [label, text] as const);
  const facts = {
    Area: area,
    ...(wall && { [wallKind]: `${wall}: ${wallSizesOf(id)}` }),
    Level: level,
    ...Object.fromEntries(deciding),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': `${origin}/venues/${id}#venue`,
    name,
    description,
    url: `${origin}/venues/${id}`,
    image: `${origin}${sharePath(heroImage.id)}`,
    containedInPlace: { '@id': `${origin}/#house` },
    address,
    maximumAttendeeCapacity: people,
    additionalProperty: Object.entries(facts).map(([fact, value]) => ({ '@type': 'PropertyValue', name: fact, value })),
  };
}
