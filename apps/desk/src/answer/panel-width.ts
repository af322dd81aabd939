/** Width of the composer beside the thread, in pixels. */
export const panelWidth = 540;
