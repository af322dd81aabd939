import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead, DeskLeadDetail, LeadChange } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { updateCachedLead } from './cached-leads';
import { fieldsChangedTwice } from './changed-fields';
import { rememberOwnChange } from './own-changes';
import { predictedLead } from './predicted-lead';

export interface NamedChange {
  change: Omit<LeadChange, 'version'>;
  /** Notice after the change. */
  done: string;
  /** The change that undoes it. */
  undo?: Omit<LeadChange, 'version'>;
  /** Called when the change is made, or withdrawn because of a conflict; not if it failed. */
  onDecided?: (how: 'made' | 'given-up') => void;
}

/** A change that was refused because somebody else changed the same field. */
export interface Conflict extends NamedChange {
  shown: DeskLead;
  current: DeskLead;
}

/**
 * Changes a lead: shown immediately, reverted if the server refuses it. Of two changes of the same field the second is
 * not made: the member chooses between both (rule desk.versions).
 */
export function useChangeLead() {
  const client = useQueryClient();
  const { member } = useSession();
  const { notify, notifyError } = useNotices();
  const [conflict, setConflict] = useState<Conflict>();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ lead, named }: { lead: DeskLead; named: NamedChange }) => {
      const body = { ...named.change, version: lead.version };
      const answer = callDesk<DeskLeadDetail>(`/leads/${lead.id}`, { method: 'PATCH', body });
      rememberOwnChange(lead.id, answer);
      return answer;
    },
    onMutate: async ({ lead, named }) => {
      await client.cancelQueries({ queryKey: queryKeys.lead(lead.id) });
      const change = { ...named.change, version: lead.version };
      const now = new Date(serverNow());
      return updateCachedLead(client, lead.id, (shown) => predictedLead(shown, change, member.email, now));
    },
    onSuccess: async (changed, { named }) => {
      // A read that began before this answer holds an older version and would replace it.
      await client.cancelQueries({ queryKey: queryKeys.lead(changed.id) });
      client.setQueryData(queryKeys.lead(changed.id), changed);
      updateCachedLead(client, changed.id, () => changed);
      const { done, undo, onDecided } = named;
      onDecided?.('made');
      notify({
        text: done,
        action: undo && {
          label: 'Undo',
          run: () => mutate({ lead: changed, named: { change: undo, done: 'Undone' } }),
        },
      });
    },
    onError: (error, { lead, named }, putBack) => {
      putBack?.();
      const current =
        error instanceof DeskError && error.code === 'changed_meanwhile'
          ? (error.current as DeskLead | undefined)
          : undefined;
      if (!current) return notifyError(error);
      updateCachedLead(client, lead.id, () => current);
      const twice = fieldsChangedTwice({ ...named.change, version: lead.version }, lead, current);
      if (twice.length === 0) mutate({ lead: current, named });
      else setConflict({ ...named, shown: lead, current });
    },
    onSettled: (_, error, { lead }) => {
      // The answer contains the lead: lists are loaded when they are next shown, or now if a read of them is under way, which may be older.
      for (const queryKey of [queryKeys.lists, queryKeys.today]) {
        const isOutdated = error !== null || client.isFetching({ queryKey }) > 0;
        void client.invalidateQueries({ queryKey, refetchType: isOutdated ? 'active' : 'none' });
      }
      if (error) void client.invalidateQueries({ queryKey: queryKeys.lead(lead.id) });
    },
  });

  return {
    pending: isPending,
    change: (lead: DeskLead, named: NamedChange) => mutate({ lead, named }),
    conflict,
    /** Makes the refused change on the current version. */
    insist: () => {
      setConflict(undefined);
      if (conflict) mutate({ lead: conflict.current, named: conflict });
    },
    giveWay: () => {
      setConflict(undefined);
      conflict?.onDecided?.('given-up');
    },
  };
}
