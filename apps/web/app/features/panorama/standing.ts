import { type Panorama, panoramas } from '@mainstage/content/panoramas/panoramas';
import { isVenueId, type VenueId } from '@mainstage/house/ids';
import { nearestOf, type Way, waysFrom } from '@mainstage/floor-plan/ways';

/** Where a visitor stands: the view shown, and the venue asked for where that has none of its own. */
export interface Standing {
  panorama: Panorama;
  /** Asked for, but not to be seen yet. */
  missing?: VenueId;
}

/** A mark in the view: on into the next view, or to the page of a room that has none. */
export interface Mark extends Way {
  hasView: boolean;
  /** How many marks of the same door it stands above. */
  above: number;
}

/** Closer than this, in degrees, marks would lie on each other. */
const oneDoor = 12;

/** The view of a venue or the one nearest to it; the first of all where nobody asked for one. */
export function standingIn(asked: string | null, views: readonly Panorama[] = panoramas): Standing {
  const venue = asked !== null && isVenueId(asked) ? asked : undefined;
  const nearest =
    venue &&
    nearestOf(
      venue,
      views.map((view) => view.venue),
    );
  const panorama = views.find((view) => view.venue === nearest) ?? views[0]!;
  return { panorama, ...(venue && panorama.venue !== venue && { missing: venue }) };
}

/** What lies beside a view, each mark where its door is. The lifts are marked only where another view is at their end. */
export function marksOf({ venue }: Panorama, views: readonly Panorama[] = panoramas): readonly Mark[] {
  return waysFrom(venue)
    .map((way) => ({ ...way, hasView: views.some((view) => view.venue === way.to) }))
    .filter(({ through, hasView }) => through !== 'lift' || hasView)
    .map((mark, index, all) => ({
      ...mark,
      above: all.slice(0, index).filter(({ yaw }) => Math.abs(yaw - mark.yaw) < oneDoor).length,
    }));
}

/** Address of the view of a venue. */
export const viewPath = (venue: VenueId) => `/360-view?venue=${venue}`;
