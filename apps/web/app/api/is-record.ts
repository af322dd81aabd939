/** Whether a value read from outside is an object with names, whatever they hold. A file of its own: first visits load it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
