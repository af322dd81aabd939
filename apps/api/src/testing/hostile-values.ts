import type { Seeded } from './seeded';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\ud800b',
  '\udfff',
  '\u202e',
  '\ufeff',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "' OR 1=1; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: x@y.z',
  'constructor',
  '__proto__',
  '9'.repeat(400),
  'ü'.repeat(6000),
  'a\u0301'.repeat(300),
  '0000-00-00',
  '2027-03-28',
  '02:30',
  'true',
  'NaN',
  '1e309',
] as const;

const things = [null, true, false, 0, -1, 1.5, 1e308, 9007199254740993, [], {}, [[]], [null], [{}]] as const;

/** Values that have crashed similar programs. */
export function hostileValue(random: Seeded, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 2 : 6);
  if (kind === 0) return random.one(texts);
  if (kind === 1) return random.one(things);
  if (kind === 2) return random.one(texts) + random.one(texts);
  if (kind === 3) return Array.from({ length: random.below(4) }, () => hostileValue(random, depth + 1));
  if (kind === 4) return nested(random.one(['constructor', '__proto__', 'toString', 'email', '']), random.below(60));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.one(texts), hostileValue(random, depth + 1)]),
  );
}

function nested(key: string, depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = { [key]: value };
  return value;
}

export const hostileText = (random: Seeded): string => random.one(texts);
