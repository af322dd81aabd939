import type { Panorama } from '@mainstage/content/panoramas/panorama';
import { panoramas, viewsOf } from '@mainstage/content/panoramas/panoramas';
import { madeOf, otherSettings, type Part } from '@mainstage/content/venues/relations';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { nearestOf, type VenueRoute, routesFrom } from '@mainstage/venues/plan/routes';

/** Where a visitor is: the view shown, and what was asked for where that is more or something else. */
export interface Viewpoint {
  panorama: Panorama;
  /** Requested, but without a view yet. */
  missing?: VenueId;
  /** Requested, and made of several rooms: the view is of one of them. */
  joined?: VenueId;
}

/** A way on: into the next view, or to the page of a room that has none. */
export interface OnwardRoute extends VenueRoute {
  hasView: boolean;
}

/** A room as the lists beside the view name it. */
export interface ListedRoom {
  name: string;
  /** Nothing for a room that has neither a view nor a page. */
  path?: string;
  hasView: boolean;
}

/**
 * The view of a venue or the nearest one; the first of all where none is requested.
 * @param room of rooms that are hired as one, the room of the view; their first where it is none of them
 */
export function viewpointOf(
  requested: string | null,
  room: string | null = null,
  views: readonly Panorama[] = panoramas,
): Viewpoint {
  const venue = requested !== null && isVenueId(requested) ? requested : undefined;
  if (!venue) return { panorama: views[0]! };
  const own = viewsOf(venue, views);
  const shown = own.find((view) => view.venue === room) ?? own[0];
  if (shown) return { panorama: shown, ...(shown.venue !== venue && { joined: venue }) };
  const nearest = nearestOf(
    venue,
    views.map((view) => view.venue),
  );
  return { panorama: views.find((view) => view.venue === nearest) ?? views[0]!, missing: venue };
}

/** What lies beside a view, the nearest first. A lift goes where a view is at its end. */
export function marksOf({ venue }: Panorama, views: readonly Panorama[] = panoramas): readonly OnwardRoute[] {
  const seen = (id: VenueId) => views.some((view) => view.venue === id);
  return routesFrom(venue, seen).map((route) => ({ ...route, hasView: seen(route.to) }));
}

/** The views of the same hall, set up in another way. */
export function settingsSeen({ venue }: Panorama, views: readonly Panorama[] = panoramas): readonly VenueId[] {
  return otherSettings(venue).filter((id) => views.some((view) => view.venue === id));
}

/** The rooms of a venue that joins several, as one goes through them. */
export function roomsIn({ joined }: Viewpoint, views: readonly Panorama[] = panoramas): readonly ListedRoom[] {
  if (!joined) return [];
  return madeOf(joined).map(({ room, name, venue }: Part) => {
    const hasView = views.some((view) => view.venue === room);
    const path = venue && (hasView ? viewPath(venue, joined) : `/venues/${venue}`);
    return { name, hasView, ...(path && { path }) };
  });
}

/** Address of the view of a venue; as a room of a venue that joins it with others, where it is one of its rooms. */
export function viewPath(venue: VenueId, joined?: VenueId): string {
  const within = joined !== undefined && madeOf(joined).some(({ room }) => room === venue);
  return within ? `/360-view?venue=${joined}&room=${venue}` : `/360-view?venue=${venue}`;
}
