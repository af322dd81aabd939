import type { PlanPictureFile } from '@mainstage/venues/plan/plan-pictures';

export interface PlanPictureData {
  src: string;
  alt: string;
}

/** Of drawings by file: their words need the whole drawing, which takes a millisecond. */
const alts = new Map<string, string>();

/** For the loader of a page: the drawing itself is a file (resources/plan-picture.tsx). */
export const planPictureData = ({ file, draw }: PlanPictureFile): PlanPictureData => {
  const alt = alts.get(file) ?? draw().alt;
  alts.set(file, alt);
  return { src: `/plans/${file}`, alt };
};
