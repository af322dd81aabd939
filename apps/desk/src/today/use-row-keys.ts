import { useShortcuts } from '../keyboard/use-shortcuts';

const rows = '#content [data-lead], #content [data-row]';

/** `j` and `k` move through the rows of all sections; `p` prints. */
export function useRowKeys(): void {
  const move = (by: 1 | -1) => () => {
    const all = [...document.querySelectorAll<HTMLElement>(rows)];
    const at = all.findIndex((row) => row === document.activeElement);
    all[at === -1 ? 0 : at + by]?.focus();
  };
  useShortcuts({ j: move(1), k: move(-1), p: () => window.print() });
}
