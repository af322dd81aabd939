import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { codeOf } from '../api/desk-error';
import { queryKeys } from '../api/query-keys';
import { ConfirmDialog } from './confirm-dialog';

type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

const ConfirmContext = createContext<Confirmed | null>(null);

/** Provides calls that need a recent sign-in (rule desk.session). */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [pending, setPending] = useState<{ resolve: (confirmed: boolean) => void }>();
  const confirmed = useCallback<Confirmed>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) !== 'recent_sign_in_required') throw error;
      if (!(await new Promise<boolean>((resolve) => setPending({ resolve })))) throw error;
      return call();
    }
  }, []);
  const end = (done: boolean) => {
    pending?.resolve(done);
    setPending(undefined);
    if (done) void client.invalidateQueries({ queryKey: queryKeys.session });
  };
  return (
    <ConfirmContext value={confirmed}>
      {children}
      {pending && <ConfirmDialog onDone={() => end(true)} onClose={() => end(false)} />}
    </ConfirmContext>
  );
}

/** Makes a call; if the API requires a confirmation, shows the dialog and repeats the call. */
export function useConfirmed(): Confirmed {
  const confirmed = use(ConfirmContext);
  if (!confirmed) throw new Error('This page has no ConfirmProvider around it');
  return confirmed;
}
