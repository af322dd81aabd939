import { useLocation } from 'react-router-dom';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { isRecord } from '../../api/is-record';
import type { AcceptedForm } from '../../forms/submission/served-form';

/** The new registration, which the form passes to the confirmation page: in this history entry only. */
export interface SignedUp {
  /** The lead's id, by which sales finds it. */
  id: string;
  firstName: string;
  email: string;
  /** When it was stored: ISO 8601; absent if no mail follows. */
  mailedAt?: string;
}

/** The new registration; undefined for a visitor who opened the address directly. */
export function useSignedUp(): SignedUp | undefined {
  const { state } = useLocation() as { state: unknown };
  if (!useHydrated() || !isRecord(state)) return undefined;
  const { id, firstName, email, mailedAt } = state;
  return typeof id === 'string' && typeof firstName === 'string' && typeof email === 'string'
    ? { id, firstName, email, ...(typeof mailedAt === 'string' && { mailedAt }) }
    : undefined;
}

/** The same for a registration without scripts. */
export function signedUpBefore({ sent }: Partial<AcceptedForm> = {}): SignedUp | undefined {
  if (!sent) return undefined;
  const { id, at, body, confirmation } = sent;
  const mailed = confirmation === 'owed' && { mailedAt: at };
  return { id, firstName: String(body.firstName), email: String(body.email), ...mailed };
}
