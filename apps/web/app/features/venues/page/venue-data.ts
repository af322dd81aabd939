import { sharePath } from '@mainstage/content/pictures/share';
import type { VenueId } from '@mainstage/house/ids';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import { address, origin } from '../../../structured-data';

/** A venue of the house, for search engines. */
export function venueData(id: VenueId): object {
  const { name, description, heroImage } = venues[id];
  const { people, area, wall, wallKind, level } = summaryOf(id);
  const facts = { Area: area, ...(wall && { [wallKind]: wall }), Level: level };
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
