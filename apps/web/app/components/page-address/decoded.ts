/** A part of an address in letters; a broken one unchanged, which names nothing that there is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
