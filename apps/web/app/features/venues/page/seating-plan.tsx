import styled from '@emotion/styled';
import { useMemo } from 'react';
import { drawingOf } from '@mainstage/floor-plan/drawing/sheet';
import { wordlessSheet } from '@mainstage/floor-plan/drawing/sheets';
import { layoutFor, planOf } from '@mainstage/floor-plan/plan';
import type { Layout } from '@mainstage/house/layouts';
import type { VenueId } from '@mainstage/house/ids';
import { PlanShapes } from '../../../components/floor-plan/plan-shapes';

const Sheet = styled.svg({ display: 'block', width: '100%', height: '100%' });

/** A venue's floor with every seat of a layout, as large as its frame. */
export function SeatingPlan({ venue, layout }: { venue: VenueId; layout: Layout | null }) {
  const drawing = useMemo(
    () => drawingOf(planOf(venue, layoutFor(venue, layout).layout), wordlessSheet),
    [venue, layout],
  );
  const shapes = useMemo(() => <PlanShapes shapes={drawing.shapes} />, [drawing]);
  const { width, height, alt } = drawing;
  return (
    <Sheet role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
      {shapes}
    </Sheet>
  );
}
