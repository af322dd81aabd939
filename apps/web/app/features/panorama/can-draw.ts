/** Whether the browser supports WebGL. Separate from the viewer, whose code is loaded only then. */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
