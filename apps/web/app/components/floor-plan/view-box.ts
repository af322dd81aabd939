/** The part of a sheet that is seen. */
export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  width: number;
  height: number;
}

/** How many times the whole can be enlarged. */
export const mostZoom = 8;

export const whole = ({ width, height }: Sheet): ViewBox => ({ x: 0, y: 0, width, height });

export const zoomOf = (box: ViewBox, sheet: Sheet): number => sheet.width / box.width;

/** Enlarged by a factor about a point, which stays where it is; `at` in parts of the box, its middle by default. */
export function zoomed(box: ViewBox, sheet: Sheet, factor: number, at = { x: 0.5, y: 0.5 }): ViewBox {
  const zoom = Math.min(mostZoom, Math.max(1, zoomOf(box, sheet) * factor));
  const [width, height] = [sheet.width / zoom, sheet.height / zoom];
  return kept({ x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height }, sheet);
}

/** Moved by parts of the box: 0.1 to the right is a tenth of what is seen. */
export function moved(box: ViewBox, sheet: Sheet, across: number, down: number): ViewBox {
  return kept({ ...box, x: box.x + across * box.width, y: box.y + down * box.height }, sheet);
}

/** Never beyond the sheet's edge. */
function kept(box: ViewBox, sheet: Sheet): ViewBox {
  return {
    ...box,
    x: Math.min(Math.max(box.x, 0), sheet.width - box.width),
    y: Math.min(Math.max(box.y, 0), sheet.height - box.height),
  };
}
