import { houseFilm } from '../venues/films';

/**
 * Scenes of the house's film, each by where it begins, in seconds. They play from this site; a provider with hosted
 * films puts their addresses here.
 */
const scene = (seconds: number): string => `${houseFilm}#t=${seconds}`;

export const scenes = {
  wall: scene(0),
  haze: scene(0.5),
  beams: scene(1),
  colours: scene(1.5),
  mirror: scene(2),
  curve: scene(2.5),
} as const;

export type SceneName = keyof typeof scenes;

/** Placeholder posts: an example domain (RFC 2606), like every address of the house. */
export const socialPost = (slug: string): string => `https://social.mainstage.example/posts/${slug}`;
