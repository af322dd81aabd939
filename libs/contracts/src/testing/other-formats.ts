/** A format of other platforms: CLDR 42, in Safari and WebKitGTK, formats `en-CA` as `11/29/2026`. */
const odd = '11/29/2026, 24.00 h';

const names = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** Replaces every formatted date until the returned function is called; the parts stay unchanged. */
export function formatDatesOddly(): () => void {
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
  const own = names.map((name) => [name, Date.prototype[name]] as const);
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, get: () => () => odd });
  for (const name of names) Date.prototype[name] = () => odd;
  return () => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
    for (const [name, method] of own) Date.prototype[name] = method;
  };
}
