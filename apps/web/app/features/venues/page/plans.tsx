import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Drawing } from '@mainstage/venues/plan/drawing/drawn';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import { wordlessSheet } from '@mainstage/venues/plan/drawing/sheets';
import { planChoices, planOfSetUp } from '@mainstage/venues/plan/plan';
import type { NumberedSetUp } from '@mainstage/venues/facts/capacities';
import type { PlaceId } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { PlanShapes } from '../../../components/floor-plan/plan-shapes';

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%' });

/** A venue's floor with every seat of a set-up, as large as its frame. */
export function SeatingPlan({ venue, setUp }: { venue: VenueId; setUp: NumberedSetUp }) {
  return <Drawn drawing={useMemo(() => drawingOf(planOfSetUp(venue, setUp), wordlessSheet), [venue, setUp])} />;
}

/** A floor in its first layout, as large as its frame, with one of its rooms framed. */
export function PlacePlan({ floor, place }: { floor: VenueId; place: PlaceId }) {
  const drawing = useMemo(() => drawingOf(planChoices(floor).chosen.plan(), wordlessSheet, place), [floor, place]);
  return <Drawn drawing={drawing} />;
}

function Drawn({ drawing: { width, height, alt, shapes } }: { drawing: Drawing }) {
  const drawn = useMemo(() => <PlanShapes shapes={shapes} />, [shapes]);
  return (
    <Sheet role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
      {drawn}
    </Sheet>
  );
}
