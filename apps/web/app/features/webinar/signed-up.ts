import { useLocation } from 'react-router-dom';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { isRecord } from '../../api/is-record';
import type { AcceptedForm } from '../../forms/submission/served-form';

/** Who has just signed up, as the form hands it on to the confirmation page: in this entry of the history only. */
export interface SignedUp {
  /** The lead's id, by which sales finds it. */
  id: string;
  firstName: string;
  email: string;
  /** When it was taken: ISO 8601; absent where no mail follows. */
  mailedAt?: string;
}

/** Who has just signed up; nothing for whoever comes by the address alone. */
export function useSignedUp(): SignedUp | undefined {
  const { state } = useLocation() as { state: unknown };
  if (!useHydrated() || !isRecord(state)) return undefined;
  const { id, firstName, email, mailedAt } = state;
  return typeof id === 'string' && typeof firstName === 'string' && typeof email === 'string'
    ? { id, firstName, email, ...(typeof mailedAt === 'string' && { mailedAt }) }
    : undefined;
}

/** The same for whoever signed up without scripts. */
export function signedUpBefore({ sent }: Partial<AcceptedForm> = {}): SignedUp | undefined {
  if (!sent) return undefined;
  const { id, at, body, confirmation } = sent;
  const mailed = confirmation === 'owed' && { mailedAt: at };
  return { id, firstName: String(body.firstName), email: String(body.email), ...mailed };
}
