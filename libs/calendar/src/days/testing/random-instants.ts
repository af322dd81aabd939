/** The same moments at each run, in ascending order, to use the caches by day. */
export function randomInstants(count: number, from: string, to: string): number[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  let state = 20_260_701;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => Math.floor(first + next() * (last - first))).sort((a, b) => a - b);
}
