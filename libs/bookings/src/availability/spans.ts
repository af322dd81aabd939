import type { TimeSpan } from '@mainstage/calendar/days/hours';

export function merged(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** The times during which every list is busy. Each list is sorted and without overlaps. */
export function inAll(lists: readonly (readonly TimeSpan[])[]): TimeSpan[] {
  const [first = [], ...rest] = lists;
  return rest.reduce<TimeSpan[]>((common, list) => meeting(common, list), [...first]);
}

function meeting(one: readonly TimeSpan[], other: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const from = Math.max(one[i]!.from, other[j]!.from);
    const to = Math.min(one[i]!.to, other[j]!.to);
    if (from < to) result.push({ from, to });
    if (one[i]!.to < other[j]!.to) i++;
    else j++;
  }
  return result;
}

/** Whether a span overlaps any of the spans, which are sorted and without overlaps. */
export function meets(spans: readonly TimeSpan[], { from, to }: TimeSpan): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.to <= from) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && spans[low]!.from < to;
}
