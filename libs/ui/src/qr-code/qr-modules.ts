import qrcode from 'qrcode-generator';

/** Width in modules of the empty margin that the standard requires. */
export const quietZone = 4;

/** The dark modules as an SVG path in units of a module, and the width and height of the whole in modules. */
export interface QrModules {
  path: string;
  size: number;
}

/**
 * The dark modules of a QR code as one SVG path, a unit for each module, quiet zone included.
 * @param text content of the code; error correction M
 * @returns the path, and the width and height in modules
 */
export function qrModules(text: string): QrModules {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const steps: string[] = [];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const from = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
      steps.push(`M${from + quietZone} ${row + quietZone}h${column - from + 1}v1h-${column - from + 1}z`);
    }
  return { path: steps.join(''), size: count + 2 * quietZone };
}
