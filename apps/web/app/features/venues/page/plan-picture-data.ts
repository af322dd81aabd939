import type { PlanPictureFile } from '@mainstage/venues/plan/plan-pictures';

export interface PlanPictureData {
  src: string;
  alt: string;
}

/** For the loader of a page: the drawing itself is a file (resources/plan-picture.tsx). */
export const planPictureData = ({ file, draw }: PlanPictureFile): PlanPictureData => ({
  src: `/plans/${file}`,
  alt: draw().alt,
});
