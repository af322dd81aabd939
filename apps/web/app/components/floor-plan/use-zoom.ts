import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved, type ViewBox, whole, zoomed, zoomOf } from './view-box';

const step = 1.5;
const nudge = 0.15;

interface Zoom {
  box: ViewBox;
  zoom: number;
  enlarge: () => void;
  reduce: () => void;
  reset: () => void;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * Zooms and moves a sheet with buttons, keys, wheel, drag and two fingers. The wheel scrolls the page unless the plan
 * has the focus or Ctrl is pressed, so that the plan does not trap scrolling. The whole sheet is printed.
 */
export function useZoom(view: RefObject<HTMLElement | null>, wheelAlways: boolean): Zoom {
  const [box, setBox] = useState(whole);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!wheelAlways && !event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      const at = placeIn(element, event);
      setBox((now) => zoomed(now, Math.exp(-event.deltaY * 0.0016), at));
    };
    const beforePrint = () => flushSync(() => setBox(whole));
    // React's wheel listeners are passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('beforeprint', beforePrint);
    return () => {
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('beforeprint', beforePrint);
    };
  }, [view, wheelAlways]);

  const keys: Record<string, (now: ViewBox) => ViewBox> = {
    '+': (now) => zoomed(now, step),
    '=': (now) => zoomed(now, step),
    '-': (now) => zoomed(now, 1 / step),
    '0': () => whole,
    ArrowLeft: (now) => moved(now, -nudge, 0),
    ArrowRight: (now) => moved(now, nudge, 0),
    ArrowUp: (now) => moved(now, 0, -nudge),
    ArrowDown: (now) => moved(now, 0, nudge),
  };
  const zoom = zoomOf(box);

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    box,
    zoom,
    enlarge: () => setBox((now) => zoomed(now, step)),
    reduce: () => setBox((now) => zoomed(now, 1 / step)),
    reset: () => setBox(whole),
    handlers: {
      onKeyDown(event) {
        const key = keys[event.key];
        // The whole sheet cannot be moved: arrow keys scroll the page then.
        if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.startsWith('Arrow') && zoom <= 1) return;
        event.preventDefault();
        setBox(key);
      },
      onPointerDown(event) {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (zoom > 1 || pointers.current.size > 1) event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event) {
        const last = pointers.current.get(event.pointerId);
        const element = view.current;
        if (!last || !element) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        const { width: wide, height: high } = element.getBoundingClientRect();
        if (!other) {
          setBox((seen) => moved(seen, (last.x - now.x) / wide, (last.y - now.y) / high));
          return;
        }
        const apart = (point: typeof now) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        const at = placeIn(element, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
        setBox((seen) => zoomed(seen, apart(now) / apart(last), at));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

/** Position of a pointer as fractions of the element. */
function placeIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}
