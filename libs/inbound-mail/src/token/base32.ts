const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Base32 (RFC 4648) in lower case and without padding: letters and digits that every mail system preserves. */
export function toBase32(bytes: Uint8Array): string {
  let [text, bits, buffer] = ['', 0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(buffer >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}

/**
 * Decodes Base32 in any letter case.
 * @returns undefined for a character outside the alphabet, or a non-canonical encoding
 */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let [bits, buffer] = [0, 0];
  for (const character of text.toLowerCase()) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    buffer = ((buffer << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((buffer >> (bits -= 8)) & 255);
  }
  const decoded = Buffer.from(bytes);
  return toBase32(decoded) === text.toLowerCase() ? decoded : undefined;
}
