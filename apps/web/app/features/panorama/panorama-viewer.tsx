import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ElevatorOutlined from '@mui/icons-material/ElevatorOutlined';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { type Panorama, panoramaFile } from '@mainstage/content/panoramas/panorama';
import { colour, from, reducedMotion } from '@mainstage/ui/theme/tokens';
import { DoorSign } from './door-sign';
import { extraHeights, signsOf } from './signs';
import type { Mark } from './room-view';
import { useFullScreen } from './use-full-screen';
import { openViewer, type PanoramaControls } from './viewer';

interface PanoramaViewerProps {
  panorama: Panorama;
  marks: readonly Mark[];
  /** The view is rendered: the still behind it can be removed. */
  onReady: () => void;
  /** The browser cannot render it after all. */
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
  maxWidth: 'calc(100% - 32px)',
  justifyContent: 'flex-end',
  gap: 4,
  [from.tablet]: { right: 24, bottom: 24 },
});

const Tool = styled(IconButton)({
  // All in one row, narrower on a phone.
  flex: '0 1 48px',
  minWidth: 0,
  paddingInline: 0,
  backgroundColor: 'rgba(10, 10, 15, 0.78)',
  color: colour.white,
  '&:hover': { backgroundColor: colour.ink },
});

/** The 360° view with its marks, keys and buttons. Loaded only if the browser supports it. */
export function PanoramaViewer({ panorama, marks, onReady, onFailed }: PanoramaViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<PanoramaControls>();
  const [drawn, setDrawn] = useState<string>();
  // The stage rather than the view, so that its tools are included.
  const [full, changeFull] = useFullScreen(() => container.current?.parentElement);
  const calm = useMediaQuery(reducedMotion);
  const calmNow = useRef(calm);
  const callbacks = useRef({ onReady, onFailed });
  useEffect(() => {
    calmNow.current = calm;
    callbacks.current = { onReady, onFailed };
  });

  const signs = useMemo(() => signsOf(marks), [marks]);
  const elements = useMemo(() => signs.map(() => document.createElement('div')), [signs]);
  const atLift = signs.findIndex(({ lift }) => lift.length > 0);

  useEffect(() => {
    if (!container.current) return;
    try {
      const opened = openViewer(container.current, copy.wheel, () => calmNow.current);
      setControls(opened);
      return () => opened.destroy();
    } catch {
      callbacks.current.onFailed();
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
          extraHeights(signs, feet).forEach((up, index) =>
            elements[index]!.style.setProperty('--up', `${Math.round(up)}px`),
          ),
      })
      .then(
        () => {
          setDrawn(panorama.id);
          callbacks.current.onReady();
        },
        () => callbacks.current.onFailed(),
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
    [copy.tools.left, <ArrowBack />, turns['ArrowLeft']],
    [copy.tools.right, <ArrowForward />, turns['ArrowRight']],
    [copy.tools.up, <ArrowUpward />, turns['ArrowUp']],
    [copy.tools.down, <ArrowDownward />, turns['ArrowDown']],
    [copy.tools.in, <Add />, turns['+']],
    [copy.tools.out, <Remove />, turns['-']],
    ...(atLift >= 0 ? [[copy.tools.lift, <ElevatorOutlined />, toLift] as const] : []),
    ...(changeFull
      ? [[full ? copy.tools.leave : copy.tools.full, full ? <FullscreenExit /> : <Fullscreen />, changeFull] as const]
      : []),
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
          <Tool key={label} aria-label={label} onClick={act}>
            {sign}
          </Tool>
        ))}
      </Tools>
      {signs.map((sign, index) => createPortal(<DoorSign sign={sign} />, elements[index]!, String(sign.yaw)))}
    </>
  );
}
