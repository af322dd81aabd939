import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface PlotProps {
  title: string;
  /** Taller `aspect-ratio` on a phone, where the chart is narrow. */
  tall?: boolean;
  ticks: readonly number[];
  place: (value: number) => number;
  label: (tick: number) => string;
  /** Lines and shapes in a 100 × 100 view box that is stretched to fit. */
  children: ReactNode;
  notes?: ReactNode;
}

export const gutter = 44;

const Title = styled('p')({ marginBottom: 16, fontSize: size.small, fontWeight: 600, lineHeight: 1.4 });

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'tall' })<{ tall: boolean }>(({ tall }) => ({
  position: 'relative',
  height: tall ? 'clamp(260px, 30vw, 400px)' : 'clamp(130px, 13vw, 180px)',
  marginLeft: gutter,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& svg *': { vectorEffect: 'non-scaling-stroke' },
}));

const Tick = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: `1px solid ${tone.line}`,
  '& span': {
    position: 'absolute',
    right: '100%',
    width: gutter - 10,
    marginRight: 10,
    transform: 'translateY(-50%)',
    fontSize: '0.8125rem',
    lineHeight: 1,
    textAlign: 'right',
    color: tone.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-zero]': { borderTopColor: tone.border },
});

export function Plot({ title, tall = false, ticks, place, label, children, notes }: PlotProps) {
  return (
    <div>
      <Title>{title}</Title>
      <Frame tall={tall}>
        {ticks.map((tick) => (
          <Tick key={tick} data-zero={tick === 0 || undefined} style={{ bottom: `${place(tick)}%` }}>
            <span>{label(tick)}</span>
          </Tick>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {children}
        </svg>
        {notes}
      </Frame>
    </div>
  );
}

interface NoteProps {
  /** Percent from the left and from the bottom. */
  x: number;
  y: number;
  children: ReactNode;
}

const At = styled('div', { shouldForwardProp: (prop) => prop !== 'flip' })<{ flip: boolean }>(({ flip }) => ({
  position: 'absolute',
  padding: '0 10px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  maxWidth: '14em',
  transform: flip ? 'translate(-100%, 50%)' : 'translateY(50%)',
  textAlign: flip ? 'right' : 'left',
}));

/** A label beside a point; on its left if there is no space on the right. */
export function Note({ x, y, children }: NoteProps) {
  return (
    <At flip={x > 60} style={{ left: `${x}%`, bottom: `${y}%` }}>
      {children}
    </At>
  );
}

const Point = styled('span')({
  position: 'absolute',
  width: 11,
  height: 11,
  borderRadius: '50%',
  border: `2px solid ${tone.ground}`,
  boxSizing: 'content-box',
  backgroundColor: tone.accent,
  transform: 'translate(-50%, 50%)',
  printColorAdjust: 'exact',
});

/** A point of a line, round at every size of the chart. */
export function Dot({ x, y }: { x: number; y: number }) {
  return <Point style={{ left: `${x}%`, bottom: `${y}%` }} />;
}
