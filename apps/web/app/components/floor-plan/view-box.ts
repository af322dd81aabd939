/** The visible part of a sheet, as fractions of the whole. */
export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const mostZoom = 8;

export const whole: ViewBox = { x: 0, y: 0, width: 1, height: 1 };

export const zoomOf = ({ width }: ViewBox): number => 1 / width;

/** Enlarges by a factor around a fixed point; `at` in fractions of the box, its middle by default. */
export function zoomed(box: ViewBox, factor: number, at = { x: 0.5, y: 0.5 }): ViewBox {
  const part = 1 / Math.min(mostZoom, Math.max(1, zoomOf(box) * factor));
  const [x, y] = [box.x + (box.width - part) * at.x, box.y + (box.height - part) * at.y];
  return kept({ x, y, width: part, height: part });
}

/** Moves by fractions of the box: 0.1 to the right is a tenth of the visible part. */
export function moved(box: ViewBox, across: number, down: number): ViewBox {
  return kept({ ...box, x: box.x + across * box.width, y: box.y + down * box.height });
}

/** Clamps to the sheet's edges. */
function kept(box: ViewBox): ViewBox {
  return {
    ...box,
    x: Math.min(Math.max(box.x, 0), 1 - box.width),
    y: Math.min(Math.max(box.y, 0), 1 - box.height),
  };
}
