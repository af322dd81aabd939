import { view360 } from '@mainstage/content/pages/view-360';
import { panoramas } from '@mainstage/content/panoramas/panoramas';
import { madeOf } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { seenOnFloors, seenVenues } from './all-views';
import { type RoomView, type View360Data, viewKey, type RoomLink } from './room-view';
import { marksOf, roomsIn, settingsSeen, viewpointOf, viewPath } from './viewpoint';

export function view360Data(): View360Data {
  const requests = venueIds.flatMap((venue) => [
    { venue, room: null },
    ...madeOf(venue).map(({ room }) => ({ venue, room })),
  ]);
  const views = new Map(requests.map(({ venue, room }) => [viewKey(venue, room), roomView(venue, room)]));
  return {
    first: views.get(viewpointOf(null).panorama.venue)!,
    views,
    floors: seenOnFloors(view360.copy.several),
    count: { views: panoramas.length, venues: seenVenues.length },
  };
}

function roomView(venue: VenueId, room: string | null): RoomView {
  const viewpoint = viewpointOf(venue, room);
  const { panorama, missing, joined } = viewpoint;
  const linkTo = (to: VenueId, how: string, hasView: boolean): RoomLink => ({
    ...{ to, how, hasView, name: venues[to].name },
    path: hasView ? viewPath(to, joined) : `/venues/${to}`,
  });
  const { through: words, floor: floorWord } = view360.copy;
  return {
    panorama,
    here: venues[panorama.venue].name,
    path: viewPath(panorama.venue, joined),
    requested: { id: venue, name: venues[venue].name, path: viewPath(venue) },
    missing: missing !== undefined,
    ...(joined && { joined: venues[joined].name }),
    rooms: roomsIn(viewpoint),
    marks: marksOf(panorama).map(({ to, floor, yaw, through, hasView }) => ({
      ...linkTo(to, through === 'lift' ? `${words.lift}, ${floorWord} ${floor}` : words[through], hasView),
      ...{ yaw, floor, through },
    })),
    settings: settingsSeen(panorama).map((to) => linkTo(to, words.setting, true)),
  };
}
