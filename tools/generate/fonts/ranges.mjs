const hex = (point) => point.toString(16).toUpperCase();

/**
 * Characters as CSS `unicode-range`.
 * @param {number[]} points
 * @returns {string} such as `U+20-7E, U+A0`
 */
export function rangesOf(points) {
  const runs = [];
  for (const point of [...new Set(points)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run.to === point - 1) run.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** The characters of a `unicode-range`. @param {string} ranges @returns {number[]} */
export function pointsOf(ranges) {
  return ranges.split(', ').flatMap((range) => {
    const [from, to = from] = range
      .slice(2)
      .split('-')
      .map((text) => Number.parseInt(text, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}
