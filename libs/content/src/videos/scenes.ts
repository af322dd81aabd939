import { brand } from '../site/brand';
import { venueTourFilm } from '@mainstage/venues/facts/films';

/**
 * Scenes of the venue film by start time in seconds (imagery/film/scenes.py). They are files of this site; a provider
 * with hosted films puts their addresses here.
 */
const scene = (seconds: number): string => `${venueTourFilm}#t=${seconds}`;

export const scenes = {
  wall: scene(0),
  desk: scene(8),
  dinner: scene(13),
  desert: scene(19),
  lounge: scene(25),
  terrace: scene(31),
} as const;

export type SceneName = keyof typeof scenes;

/** Placeholder posts: an example domain (RFC 2606), like every link of the provider. */
export const socialPost = (slug: string): string => `https://social.${brand.domain}/posts/${slug}`;
