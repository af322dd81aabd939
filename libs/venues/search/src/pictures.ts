import type { PictureRef } from '@mainstage/content/site/page-content';
import { venues } from '@mainstage/content/venues/venues';
import { viewsOf } from '@mainstage/content/venues/views';
import type { Place, PlaceId } from './place';
import { places } from './places';

/**
 * One picture for each place, so that adjacent cards differ: of the venue's pictures, the one that the fewest other
 * places show.
 */
export const pictures: ReadonlyMap<PlaceId, PictureRef> = spread();

function spread(): Map<PlaceId, PictureRef> {
  const shown = new Map<string, number>();
  return new Map(
    places.map((place) => {
      const [first = place.picture, ...others] = picturesOf(place);
      const times = ({ id }: PictureRef) => shown.get(id) ?? 0;
      const chosen = others.reduce((best, each) => (times(each) < times(best) ? each : best), first);
      shown.set(chosen.id, times(chosen) + 1);
      return [place.id, chosen];
    }),
  );
}

function picturesOf({ id, page, picture }: Place): readonly PictureRef[] {
  return id === page ? viewsOf(venues[page]) : [picture];
}
