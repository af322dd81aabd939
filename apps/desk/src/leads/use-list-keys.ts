import { useNavigate } from 'react-router-dom';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { useShortcuts } from '../keyboard/use-shortcuts';

const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);

/** `j` and `k` move through the list: the focus, or the open lead if there is one. */
export function useListKeys(leads: readonly DeskLead[], openId: string | undefined, params: URLSearchParams): void {
  const navigate = useNavigate();
  const move = (by: 1 | -1) => () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset['lead'];
    const at = leads.findIndex(({ id }) => id === (openId ?? focused));
    const next = at === -1 ? leads[0] : leads[at + by];
    if (!next) return;
    if (openId !== undefined) void navigate(`/leads/${next.id}?${params}`);
    rowOf(next.id)?.focus();
  };
  useShortcuts({ j: move(1), k: move(-1) });
}
