import type { Panorama } from '@mainstage/content/panoramas/panorama';
import { panoramas, viewsOf } from '@mainstage/content/panoramas/panoramas';
import { madeOf, otherSettings, type Part } from '@mainstage/content/venues/relations';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { nearestOf, type VenueRoute, routesFrom } from '@mainstage/venues/plan/routes';

/** The current view, and the request if it differs from the view. */
export interface Viewpoint {
  panorama: Panorama;
  /** Requested, but without a view yet. */
  missing?: VenueId;
  /** Requested, and made of several rooms: the view shows one of them. */
  joined?: VenueId;
}

/** A link to the next view, or to the page of a room without a view. */
export interface OnwardRoute extends VenueRoute {
  hasView: boolean;
}

export interface ListedRoom {
  name: string;
  /** Undefined for a room with neither a view nor a page. */
  path?: string;
  hasView: boolean;
}

/**
 * The view of a venue or the nearest one; by default the first.
 * @param room the room of a venue that consists of several; by default its first
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

/** The neighbours of a view, the nearest first. A lift leads to the floors that have a view at it. */
export function marksOf({ venue }: Panorama, views: readonly Panorama[] = panoramas): readonly OnwardRoute[] {
  const seen = (id: VenueId) => views.some((view) => view.venue === id);
  return routesFrom(venue, seen).map((route) => ({ ...route, hasView: seen(route.to) }));
}

/** Views of the same hall in other settings. */
export function settingsSeen({ venue }: Panorama, views: readonly Panorama[] = panoramas): readonly VenueId[] {
  return otherSettings(venue).filter((id) => views.some((view) => view.venue === id));
}

/** The rooms of a venue that consists of several, in walking order. */
export function roomsIn({ joined }: Viewpoint, views: readonly Panorama[] = panoramas): readonly ListedRoom[] {
  if (!joined) return [];
  return madeOf(joined).map(({ room, name, venue }: Part) => {
    const hasView = views.some((view) => view.venue === room);
    const path = venue && (hasView ? viewPath(venue, joined) : `/venues/${venue}`);
    return { name, hasView, ...(path && { path }) };
  });
}

/** Path of a venue's view; with a parameter for a room of a joined venue. */
export function viewPath(venue: VenueId, joined?: VenueId): string {
  const within = joined !== undefined && madeOf(joined).some(({ room }) => room === venue);
  return within ? `/360-view?venue=${joined}&room=${venue}` : `/360-view?venue=${venue}`;
}
