/** Whether a value from outside is an object with string keys. A file of its own because first visits load it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
