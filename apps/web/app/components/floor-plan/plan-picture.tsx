import type { Drawing } from '@mainstage/venues/plan/drawing/drawn';
import { PlanShapes } from './plan-shapes';

/** A floor plan as a picture of its own. */
export function PlanPicture({ drawing: { width, height, shapes } }: { drawing: Drawing }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <PlanShapes shapes={shapes} />
    </svg>
  );
}
