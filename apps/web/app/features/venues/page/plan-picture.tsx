import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Drawing } from '@mainstage/venues/plan/drawing/drawn';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { PlanShapes } from '../../../components/floor-plan/plan-shapes';

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%' });

/** A floor plan as large as its frame. Drawn after hydration: every seat is in the page's data already. */
export function PlanPicture({ drawing: { width, height, alt, shapes } }: { drawing: Drawing }) {
  const hydrated = useHydrated();
  const drawn = useMemo(() => <PlanShapes shapes={shapes} />, [shapes]);
  return (
    hydrated && (
      <Sheet role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`}>
        {drawn}
      </Sheet>
    )
  );
}
