import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { type Panorama, panoramaFile } from '@mainstage/content/panoramas/panoramas';
import type { VenueId } from '@mainstage/house/ids';
import { colour, from, radius, size } from '@mainstage/ui/theme/tokens';
import { useReducedMotion } from '@mainstage/ui/motion/use-reduced-motion';
import { DoorSign, liftPath } from './door-sign';
import { heldUp, signsOf } from './signs';
import { marksOf } from './standing';
import { useFullScreen } from './use-full-screen';
import { openViewer, type PanoramaControls } from './viewer';

interface PanoramaViewerProps {
  panorama: Panorama;
  /** The venue whose rooms one goes through. */
  joined?: VenueId;
  /** The view is there: the still behind it can go. */
  onReady: () => void;
  /** The browser cannot draw it after all. */
  onFailed: () => void;
}

const { copy } = view360;
/** Degrees that a key or button turns the view by. */
const step = 20;

const Fill = styled('div')({
  position: 'absolute',
  inset: 0,
  '&:focus-visible': { outline: `3px solid ${colour.signal}`, outlineOffset: -3 },
  '& .psv-container': { background: 'none' },
  '& .psv-marker': { contain: 'none' },
});

const Tools = styled('div')({
  position: 'absolute',
  zIndex: 2,
  right: 16,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  [from.tablet]: { right: 24, bottom: 24 },
});

const Tool = styled('button')({
  width: 48,
  height: 48,
  border: 0,
  borderRadius: radius,
  backgroundColor: 'rgba(10, 10, 15, 0.78)',
  color: colour.white,
  font: 'inherit',
  fontSize: size.lead,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colour.ink },
  '&:focus-visible': { outline: `2px solid ${colour.signal}`, outlineOffset: 2 },
});

/** The view all round with its marks, keys and buttons. Fetched only where it can be drawn. */
export function PanoramaViewer({ panorama, joined, onReady, onFailed }: PanoramaViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<PanoramaControls>();
  const [drawn, setDrawn] = useState<string>();
  // The stage and not the view alone: its tools go with it.
  const [full, changeFull] = useFullScreen(() => container.current?.parentElement);
  const calm = useReducedMotion();
  const calmNow = useRef(calm);
  const told = useRef({ onReady, onFailed });
  useEffect(() => {
    calmNow.current = calm;
    told.current = { onReady, onFailed };
  });

  const signs = useMemo(() => signsOf(marksOf(panorama)), [panorama]);
  const elements = useMemo(() => signs.map(() => document.createElement('div')), [signs]);
  const atLift = signs.findIndex(({ lift }) => lift.length > 0);

  useEffect(() => {
    if (!container.current) return;
    try {
      const opened = openViewer(container.current, copy.wheel, () => calmNow.current);
      setControls(opened);
      return () => opened.destroy();
    } catch {
      told.current.onFailed();
      return;
    }
  }, []);

  useEffect(() => {
    if (!controls) return;
    controls
      .show({
        first: panoramaFile(panorama, 2048),
        sharp: panoramaFile(panorama, 4096),
        initialYaw: panorama.initialYaw,
        marks: signs.map(({ yaw }, index) => ({ id: String(yaw), yaw, element: elements[index]! })),
        onDrawn: (feet) =>
          heldUp(signs, feet).forEach((up, index) => elements[index]!.style.setProperty('--up', `${Math.round(up)}px`)),
      })
      .then(
        () => {
          setDrawn(panorama.id);
          told.current.onReady();
        },
        () => told.current.onFailed(),
      );
  }, [controls, panorama, signs, elements]);

  const toLift = () => {
    const focus = () => elements[atLift]?.querySelector<HTMLElement>('[data-lift] a')?.focus({ preventScroll: true });
    void controls?.face(signs[atLift]!.yaw).then(focus);
  };

  const turns: Record<string, () => void> = {
    ArrowLeft: () => controls?.turn(-step, 0),
    ArrowRight: () => controls?.turn(step, 0),
    ArrowUp: () => controls?.turn(0, step),
    ArrowDown: () => controls?.turn(0, -step),
    '+': () => controls?.zoom(10),
    '=': () => controls?.zoom(10),
    '-': () => controls?.zoom(-10),
    ...(atLift >= 0 && { l: toLift }),
    ...(changeFull && { f: changeFull }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turns[event.key];
    if (!turn || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn();
  };
  const buttons = [
    [copy.tools.left, <Arrow turn={180} />, turns['ArrowLeft']],
    [copy.tools.right, <Arrow turn={0} />, turns['ArrowRight']],
    [copy.tools.up, <Arrow turn={270} />, turns['ArrowUp']],
    [copy.tools.down, <Arrow turn={90} />, turns['ArrowDown']],
    [copy.tools.in, '+', turns['+']],
    [copy.tools.out, '−', turns['-']],
    ...(atLift >= 0 ? [[copy.tools.lift, <LiftSign />, toLift] as const] : []),
    ...(changeFull ? [[full ? copy.tools.leave : copy.tools.full, <Corners />, changeFull] as const] : []),
  ] as const;

  return (
    <>
      <Fill
        ref={container}
        role="application"
        aria-label={`${copy.area}. ${panorama.alt}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-shown={drawn}
      />
      <Tools>
        {buttons.map(([label, sign, act]) => (
          <Tool key={label} type="button" aria-label={label} onClick={act}>
            {sign}
          </Tool>
        ))}
      </Tools>
      {signs.map((sign, index) =>
        createPortal(<DoorSign sign={sign} joined={joined} />, elements[index]!, String(sign.yaw)),
      )}
    </>
  );
}

function LiftSign() {
  return (
    <svg
      width="14"
      height="18"
      viewBox="0 0 14 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={{ margin: 'auto' }}
    >
      <path d={liftPath} />
    </svg>
  );
}

function Corners() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={{ margin: 'auto' }}
    >
      <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" />
    </svg>
  );
}

function Arrow({ turn }: { turn: number }) {
  return (
    <svg
      width="18"
      height="12"
      viewBox="0 0 18 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      style={{ margin: 'auto', transform: `rotate(${turn}deg)` }}
    >
      <path d="M0 6h17M12 1l5 5-5 5" />
    </svg>
  );
}
