import { limits } from './limits';

const [lineFeed, dash] = [0x0a, 0x2d];

/**
 * The beginning of a message that may be parsed: up to the limits of bytes, of lines, and of lines that look like the
 * beginning of a MIME part. The parser's time and memory grow with all three, and it cannot be interrupted.
 */
export function readablePart(bytes: Uint8Array): Uint8Array {
  let [lines, boundaries] = [0, 0];
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) boundaries += 1;
    if (++lines > limits.lines || boundaries > limits.boundaries) return bytes.subarray(0, at);
  }
  return bytes.subarray(0, limits.message);
}
