/** A part of an address in letters; a broken one as it stands, which names nothing that there is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
