import type { PictureSource } from '../media/picture';

export function picture(name: string): PictureSource {
  return {
    base: `/pictures/${name}`,
    width: 1600,
    height: 900,
    alt: name,
    focus: [0.5, 0.5],
    widths: [480, 960, 1600],
  };
}
