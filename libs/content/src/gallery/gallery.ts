import type { PictureId } from '../pictures/pictures';
import { type SceneName, scenes } from '../videos/scenes';
import type { GalleryItem, GalleryTab } from './types';

const buildings = [
  'exterior-dusk',
  'sky-terrace-day',
  'house-front-night',
  'sky-terrace-reception',
  'lobby-brand',
  'sky-terrace-lunch',
  'liberty-floor-night',
  'sky-terrace-dinner',
  'terrace-grill',
  'lobby-reception',
  'summer-party',
  'foyer-stele',
  'horizon-floor-night',
  'lobby-night-desk',
  'raw-floor',
  'sky-terrace-fire',
  'three-floors-night',
  'sky-terrace-lounge',
  'skyline-horizon-night',
] as const satisfies readonly PictureId[];

const interiors = [
  'skyline-stage-show',
  'boardroom-table',
  'liberty-stage-cabaret',
  'sky-lounge-window',
  'studio-streaming',
  'workshop-day',
  'nova-stage-runway',
  'private-office-day',
  'horizon-stage-conference',
  'arena-tier',
  'volume-product',
  'coworking-sunset',
  'vista-stage-dinner',
  'control-desk',
  'meeting-day',
  'skyline-stage-gala',
  'straight-up-day',
  'liberty-stage-concert',
  'directors-morning',
  'skyline-stage-sunset',
  'team-office-evening',
  'hall-audience',
  'workshop-boards',
  'lounge-night',
  'volume-interview',
  'horizon-stage-lunch',
  'boardroom-night',
  'skyline-stage-panel',
  'coworking-sofa',
  'liberty-stage-reception',
  'private-office-shelf',
  'nova-stage-launch',
  'meeting-dusk',
  'studio-desk',
  'horizon-stage-dinner',
  'sky-lounge-counter',
  'skyline-stage-classroom',
  'arena-stage',
  'vista-stage-lounge',
  'team-office-day',
  'volume-aurora',
  'liberty-stage-panel',
  'directors-circle-thirty',
  'skyline-stage-terrace',
  'workshop-rows',
  'control-faders',
  'sky-lounge-day',
  'nova-stage-lounge',
  'meeting-table',
  'liberty-stage-workshop',
  'studio-operator',
  'straight-up-window',
  'skyline-stage-launch',
  'coworking-table',
  'vista-stage-forum',
  'boardroom-screen',
  'hall-gala',
  'volume-crane',
  'directors-circle-window',
  'horizon-stage-horseshoe',
  'team-office-desk',
  'liberty-stage-empty',
  'control-wide',
  'skyline-stage-empty',
  'careers-backstage',
  'trade-fair',
  'sky-lounge-reception',
  'town-hall',
  'talk-show',
  'coffee-bar',
  'led-frame',
  'finance-results',
  'workshop-horseshoe',
  'hybrid-conference',
  'event-production',
  'investor-breakfast',
  'catering-buffet',
  'learning-series',
  'pharma-congress',
  'developer-conference',
  'team-offsite',
  'content-suite',
  'horizon-stage-panel',
  'brand-launch',
  'virtual-keynote',
  'studio-guests',
] as const satisfies readonly PictureId[];

/** The gallery's films, each a scene of the venue film. */
const videos = [
  { scene: 'wall', title: 'The wall at full width' },
  { scene: 'dinner', title: 'A table as long as the hall' },
  { scene: 'desert', title: 'A desert indoors' },
  { scene: 'terrace', title: 'The city at the rail' },
] as const satisfies readonly { scene: SceneName; title: string }[];

/** Still picture of each video. */
const videoThumbnails = {
  wall: 'skyline-stage-keynote',
  dinner: 'liberty-stage-dinner',
  desert: 'volume-stage',
  terrace: 'rooftop-dusk',
} as const satisfies Record<(typeof videos)[number]['scene'], PictureId>;

/** What each tab shows; a click on a picture opens the lightbox with the pictures of that list only. */
export const gallery: Record<GalleryTab, readonly GalleryItem[]> = {
  All: [...pictureItems(buildings), ...pictureItems(interiors), ...videoItems()],
  Buildings: pictureItems(buildings),
  Interiors: pictureItems(interiors),
  Videos: videoItems(),
};

function pictureItems(ids: readonly PictureId[]): readonly GalleryItem[] {
  return ids.map((id) => ({ kind: 'picture', id }));
}

function videoItems(): readonly GalleryItem[] {
  return videos.map(({ scene, title }) => ({
    kind: 'video',
    href: scenes[scene],
    title,
    thumbnail: videoThumbnails[scene],
  }));
}
