import type { PictureId } from '../pictures/pictures';
import { type SceneName, scenes } from '../videos/scenes';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { type GalleryRoom, roomName } from './rooms';
import type { GalleryGroup, GalleryTab } from './types';

/** The pictures of one room, or of a part of the building that is no venue. */
interface RoomPictures {
  room: GalleryRoom;
  pictures: readonly PictureId[];
}

const buildings = [
  {
    room: 'building',
    pictures: [
      'exterior-dusk',
      'house-front-night',
      'liberty-floor-night',
      'horizon-floor-night',
      'three-floors-night',
      'skyline-horizon-night',
      'raw-floor',
    ],
  },
  {
    room: 'foyers',
    pictures: ['lobby-brand', 'lobby-reception', 'foyer-stele', 'lobby-night-desk'],
  },
  {
    room: 'sky-terrace',
    pictures: [
      'sky-terrace-day',
      'sky-terrace-reception',
      'sky-terrace-lunch',
      'sky-terrace-dinner',
      'terrace-grill',
      'summer-party',
      'sky-terrace-fire',
      'sky-terrace-lounge',
    ],
  },
] as const satisfies readonly RoomPictures[];

const interiors = [
  {
    room: 'skyline-stage',
    pictures: [
      'skyline-stage-show',
      'skyline-stage-gala',
      'skyline-stage-sunset',
      'hall-audience',
      'skyline-stage-panel',
      'skyline-stage-classroom',
      'skyline-stage-terrace',
      'skyline-stage-launch',
      'hall-gala',
      'skyline-stage-empty',
      'hybrid-conference',
      'event-production',
      'brand-launch',
    ],
  },
  {
    room: 'liberty-stage',
    pictures: [
      'liberty-stage-cabaret',
      'liberty-stage-concert',
      'liberty-stage-reception',
      'liberty-stage-panel',
      'liberty-stage-workshop',
      'liberty-stage-empty',
      'trade-fair',
      'finance-results',
    ],
  },
  {
    room: 'horizon-stage',
    pictures: [
      'horizon-stage-conference',
      'horizon-stage-lunch',
      'horizon-stage-dinner',
      'horizon-stage-horseshoe',
      'town-hall',
      'horizon-stage-panel',
    ],
  },
  {
    room: 'nova-stage',
    pictures: ['nova-stage-runway', 'nova-stage-launch', 'nova-stage-lounge', 'talk-show', 'developer-conference'],
  },
  {
    room: 'vista-stage',
    pictures: ['vista-stage-dinner', 'vista-stage-lounge', 'vista-stage-forum', 'catering-buffet', 'pharma-congress'],
  },
  {
    room: 'skyline-studio',
    pictures: ['volume-product', 'volume-interview', 'volume-aurora', 'volume-crane', 'virtual-keynote', 'led-frame'],
  },
  {
    room: 'studios',
    pictures: [
      'studio-streaming',
      'studio-desk',
      'studio-operator',
      'learning-series',
      'studio-guests',
      'control-desk',
      'control-faders',
      'control-wide',
      'careers-backstage',
      'content-suite',
    ],
  },
  {
    room: 'sky-lounge',
    pictures: ['sky-lounge-window', 'lounge-night', 'sky-lounge-counter', 'sky-lounge-day', 'sky-lounge-reception'],
  },
  {
    room: 'arena',
    pictures: ['arena-tier', 'arena-stage'],
  },
  {
    room: 'workshop',
    pictures: ['workshop-day', 'workshop-boards', 'workshop-rows', 'workshop-horseshoe'],
  },
  {
    room: 'boardroom',
    pictures: ['boardroom-night', 'boardroom-table', 'boardroom-screen'],
  },
  {
    room: 'straight-up',
    pictures: ['straight-up-day', 'straight-up-window'],
  },
  {
    room: 'directors-circle',
    pictures: ['directors-morning', 'directors-circle-thirty', 'directors-circle-window', 'investor-breakfast'],
  },
  {
    room: 'private-office',
    pictures: ['private-office-dusk', 'private-office-day', 'private-office-shelf'],
  },
  {
    room: 'offices',
    pictures: [
      'meeting-dusk',
      'team-office-evening',
      'coworking-sunset',
      'team-office-day',
      'meeting-day',
      'coworking-sofa',
      'team-office-desk',
      'meeting-table',
      'coworking-table',
      'coffee-bar',
      'team-offsite',
    ],
  },
] as const satisfies readonly RoomPictures[];

/** The gallery's films, each a scene of the venue film. */
const videos = [
  { scene: 'wall', title: 'The wall at full width' },
  { scene: 'dinner', title: 'A table as long as the hall' },
  { scene: 'desert', title: 'A desert indoors' },
  { scene: 'terrace', title: 'The city at the rail' },
] as const satisfies readonly { scene: SceneName; title: string }[];

const videoThumbnails = {
  wall: 'skyline-stage-keynote',
  dinner: 'liberty-stage-dinner',
  desert: 'volume-stage',
  terrace: 'rooftop-dusk',
} as const satisfies Record<(typeof videos)[number]['scene'], PictureId>;

/** Content of each tab by room; the lightbox shows the pictures of the clicked room only. */
export const gallery: Record<GalleryTab, readonly GalleryGroup[]> = {
  All: [...pictureGroups(buildings), ...pictureGroups(interiors), filmGroup()],
  Buildings: pictureGroups(buildings),
  Interiors: pictureGroups(interiors),
  Videos: [filmGroup()],
};

function pictureGroups(rooms: readonly RoomPictures[]): readonly GalleryGroup[] {
  return rooms.map(({ room, pictures }) => ({
    id: room,
    name: roomName(room),
    ...(isVenueId(room) && { venue: room }),
    items: pictures.map((id) => ({ kind: 'picture', id })),
  }));
}

function filmGroup(): GalleryGroup {
  return {
    id: 'films',
    name: 'Films',
    items: videos.map(({ scene, title }) => ({
      kind: 'video',
      href: scenes[scene],
      title,
      thumbnail: videoThumbnails[scene],
    })),
  };
}
