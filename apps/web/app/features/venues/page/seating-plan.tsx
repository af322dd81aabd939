import styled from '@emotion/styled';
import { useId, useMemo } from 'react';
import { drawingOf } from '@mainstage/floor-plan/drawing/sheet';
import { layoutFor, planOf } from '@mainstage/floor-plan/plan';
import type { Layout } from '@mainstage/house/layouts';
import type { VenueId } from '@mainstage/house/ids';
import { PlanShapes } from '../../../components/floor-plan/plan-shapes';

const Sheet = styled.svg({ display: 'block', width: '100%', height: '100%' });

/** Scale, north and title of the printed sheet stand under the drawing; here there is no room for them. */
const foot = 146;

/** A venue's floor with every seat of a layout, as large as its frame. */
export function SeatingPlan({ venue, layout }: { venue: VenueId; layout: Layout | null }) {
  const drawing = useMemo(() => drawingOf(planOf(venue, layoutFor(venue, layout).layout)), [venue, layout]);
  const shapes = useMemo(() => <PlanShapes shapes={drawing.shapes} />, [drawing]);
  const frame = useId();
  const { width } = drawing;
  const height = drawing.height - foot;
  return (
    <Sheet role="img" aria-label={drawing.alt} viewBox={`0 0 ${width} ${height}`}>
      <clipPath id={frame}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>{shapes}</g>
    </Sheet>
  );
}
