/** Whether the browser can draw a view all round. Separate from the viewer, whose code is only fetched then. */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
