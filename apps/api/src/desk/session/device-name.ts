const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (names: [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Browser and system in everyday words, so that a member can tell sessions apart: `Firefox, Windows`. */
export function deviceName(userAgent = ''): string {
  const names = [nameOf(browsers, userAgent), nameOf(systems, userAgent)].filter((name) => name !== undefined);
  return names.join(', ') || 'Unknown browser';
}
