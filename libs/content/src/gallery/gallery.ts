import type { PictureId } from '../pictures/pictures';
import { type SceneName, scenes } from '../videos/scenes';
import type { GalleryItem, GalleryTab } from './types';

export const galleryTabs = ['All', 'Buildings', 'Interiors', 'Videos'] as const satisfies readonly GalleryTab[];

export const galleryEmpty = 'No content available for this category.';

const buildings = [
  'exterior-dusk',
  'sky-terrace-day',
  'rooftop-dusk',
  'lobby-brand',
] as const satisfies readonly PictureId[];

const interiors = [
  'hall-empty',
  'hall-audience',
  'hall-conference',
  'hall-gala',
  'volume-stage',
  'studio-streaming',
  'control-desk',
  'arena-ring',
  'boardroom-night',
  'directors-morning',
  'meeting-dusk',
  'workshop-day',
  'straight-up-day',
  'lounge-night',
  'office-dusk',
  'team-office-day',
  'coworking-sunset',
] as const satisfies readonly PictureId[];

/** The gallery's films, each a scene of the house's own. */
const videos = [
  { scene: 'wall', title: 'The wall at full width' },
  { scene: 'dinner', title: 'A table as long as the hall' },
  { scene: 'desert', title: 'A desert indoors' },
  { scene: 'terrace', title: 'The city at the rail' },
] as const satisfies readonly { scene: SceneName; title: string }[];

/** Which still stands for which video. */
export const videoThumbnails = {
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
