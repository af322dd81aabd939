import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useRef } from 'react';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import { phoneSheet, wideSheet } from '@mainstage/venues/plan/drawing/sheets';
import type { Plan } from '@mainstage/venues/plan/plan';
import type { PlaceId } from '@mainstage/venues/facts/catalog';
import { colour, from, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { PlanShapes } from './plan-shapes';
import { useZoom } from './use-zoom';
import { mostZoom } from './view-box';

interface PlanViewProps {
  plan: Plan;
  /** The highlighted room. */
  spot?: PlaceId | undefined;
  /** The wheel zooms without Ctrl: for a dialog, which does not scroll. */
  wheelAlways?: boolean;
  children?: ReactNode;
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 12,
  '@media print': { display: 'none' },
});

const Tool = styled(Button)({ minWidth: 48, padding: '10px 16px' });

const View = styled('div', { shouldForwardProp: (prop) => prop !== 'tall' && prop !== 'sx' })<{ tall: boolean }>(
  ({ tall }) => ({
    overflow: 'hidden',
    padding: 'clamp(8px, 2vw, 24px)',
    backgroundColor: colour.white,
    border: `1px solid ${tone.line}`,
    borderRadius: radius,
    cursor: 'grab',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    '& svg': { width: '100%', height: 'auto', marginInline: 'auto' },
    // Each width has a drawing with readable text; also without scripts.
    '& [data-sheet="wide"]': { display: 'none' },
    '& [data-sheet="phone"]': { display: 'block', maxWidth: 560 },
    [from.desktop]: {
      // One floor fits the window; two or three are stacked and would become too small.
      '& [data-sheet="wide"]': { display: 'block', maxHeight: tall ? 'none' : '92vh' },
      '& [data-sheet="phone"]': { display: 'none' },
    },
    '@media print': {
      border: 0,
      padding: 0,
      '& [data-sheet="wide"]': { display: 'block', maxHeight: '92vh' },
      '& [data-sheet="phone"]': { display: 'none' },
    },
  }),
);

const sheets = { phone: phoneSheet, wide: wideSheet };

const { tools } = floorPlanWords;

export function PlanView({ plan, spot, wheelAlways = false, children }: PlanViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const { box, zoom, enlarge, reduce, reset, handlers } = useZoom(view, wheelAlways);
  const drawn = useMemo(
    () =>
      Object.entries(sheets).map(([name, sheet]) => {
        const { width, height, alt, shapes } = drawingOf(plan, sheet, spot);
        return { name, width, height, alt, shapes: <PlanShapes shapes={shapes} /> };
      }),
    [plan, spot],
  );

  return (
    <>
      <Bar>
        <Tool variant="outlined" onClick={enlarge} disabled={zoom >= mostZoom} aria-label={tools.in}>
          +
        </Tool>
        <Tool variant="outlined" onClick={reduce} disabled={zoom <= 1} aria-label={tools.out}>
          −
        </Tool>
        <Tool variant="outlined" onClick={reset} disabled={zoom <= 1}>
          {tools.whole}
        </Tool>
        {children}
      </Bar>
      <View
        ref={view}
        tall={plan.floors.length > 1}
        role="application"
        aria-label={floorPlanWords.area}
        data-zoom={Math.round(zoom * 100) / 100}
        tabIndex={0}
        // A finger scrolls the page over the whole plan, and moves an enlarged one.
        sx={{ touchAction: zoom > 1 ? 'none' : 'pan-y' }}
        {...handlers}
      >
        {drawn.map(({ name, width, height, alt, shapes }) => (
          <svg
            key={name}
            data-sheet={name}
            role="img"
            aria-label={alt}
            viewBox={`${box.x * width} ${box.y * height} ${box.width * width} ${box.height * height}`}
          >
            {shapes}
          </svg>
        ))}
      </View>
    </>
  );
}
