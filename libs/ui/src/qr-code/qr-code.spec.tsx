import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';
import { type QrModules, qrModules, quietZone } from './qr-modules';

const text = 'https://wa.me/49305550100?text=Hello%20stage';

/** The path as a matrix of modules. */
function gridOf({ path, size }: QrModules): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x = '', y = '', wide = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(wide); step += 1) grid[Number(y)]![Number(x) + step] = true;
  return grid;
}

/** The finder pattern in a corner. */
const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

describe('a QR code', () => {
  it('has its three squares, the lines between them and the quiet zone around', () => {
    const { path, size } = qrModules(text);
    const grid = gridOf({ path, size });
    const seen = (row: number, column: number) =>
      finder.map((line, down) =>
        [...line].map((_, right) => (grid[row + down]?.[column + right] ? '1' : '0')).join(''),
      );
    const far = size - quietZone - 7;
    expect([seen(quietZone, quietZone), seen(quietZone, far), seen(far, quietZone)]).toEqual([finder, finder, finder]);
    for (let at = quietZone + 8; at < far - 1; at += 1)
      expect(grid[quietZone + 6]?.[at]).toBe((at - quietZone) % 2 === 0);
    for (const line of [...grid.slice(0, quietZone), ...grid.slice(-quietZone)]) expect(line).not.toContain(true);
    expect((size - 2 * quietZone - 17) % 4).toBe(0);
  });

  it('differs for another text', () => {
    expect(qrModules(text).path).not.toBe(qrModules(`${text}!`).path);
  });

  it('the code has the requested size and a name', () => {
    render(<QrCode code={qrModules(text)} label="Chat" size={200} />);
    const code = screen.getByRole('img', { name: 'Chat' });
    expect(code).toHaveAttribute('width', '200');
    expect(code).toHaveAttribute('height', '200');
  });
});
