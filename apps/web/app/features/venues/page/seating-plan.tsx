import styled from '@emotion/styled';
import { useMemo } from 'react';
import { drawingOf } from '@mainstage/floor-plan/drawing/sheet';
import { wordlessSheet } from '@mainstage/floor-plan/drawing/sheets';
import { planOfSetUp } from '@mainstage/floor-plan/plan';
import type { NumberedSetUp } from '@mainstage/house/capacities';
import type { VenueId } from '@mainstage/house/ids';
import { PlanShapes } from '../../../components/floor-plan/plan-shapes';

const Sheet = styled.svg({ display: 'block', width: '100%', height: '100%' });

/** A venue's floor with every seat of a set-up, as large as its frame. */
export function SeatingPlan({ venue, setUp }: { venue: VenueId; setUp: NumberedSetUp }) {
  const drawing = useMemo(() => drawingOf(planOfSetUp(venue, setUp), wordlessSheet), [venue, setUp]);
  const shapes = useMemo(() => <PlanShapes shapes={drawing.shapes} />, [drawing]);
  const { width, height, alt } = drawing;
  return (
    <Sheet role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
      {shapes}
    </Sheet>
  );
}
