import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ConfirmationMail, VisitorMail } from '@mainstage/contracts/answers';
import type { FormName } from '@mainstage/leads/forms';
import type { SentBody } from '@mainstage/leads/receipt';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { isRecord } from '../../api/is-record';

/** A submission for its receipt. */
export interface SentSubmission {
  form: FormName;
  /** The lead's id, by which sales finds it. */
  id: string;
  /** When the server stored it: ISO 8601. */
  at: string;
  body: SentBody;
  /** Whether a mail to the visitor follows. */
  confirmation?: VisitorMail;
  /** For the newsletter: state of the confirmation mail. */
  mail?: ConfirmationMail;
}

interface UsedSent {
  sent?: SentSubmission;
  /** Sent just now, rather than restored from the history. */
  fresh: boolean;
  keep: (sent: SentSubmission) => void;
  /** Stores a changed submission without moving the focus to it. */
  change: (sent: SentSubmission) => void;
  forget: () => void;
}

/**
 * The submission of a form, stored in the tab's history entry in which it was sent: Back, Forward and a reload show the
 * receipt, and a new visit to the page shows the form.
 * @param served the submission without scripts with which the page was rendered
 */
export function useSent(form: FormName, served?: SentSubmission): UsedSent {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const hydrated = useHydrated();
  const [at, setAt] = useState<string>();
  const [kept, setKept] = useState<{ sent?: SentSubmission; fresh: boolean }>({
    fresh: false,
    ...(served && { sent: served }),
  });

  if (hydrated && at !== key) {
    setAt(key);
    // The page replaced its own address, or followed an in-page link: the receipt stays.
    const same = at !== undefined && (navigationType === 'REPLACE' || (navigationType === 'PUSH' && hash !== ''));
    if (!same) setKept({ sent: read(form) ?? (at === undefined ? served : undefined), fresh: false });
  }
  const { sent, fresh } = kept;
  useEffect(() => {
    if (sent) write(sent);
  }, [sent, key]);

  return {
    sent,
    fresh,
    keep: (now) => setKept({ sent: now, fresh: true }),
    change: (now) => setKept({ sent: now, fresh: false }),
    forget: () => {
      write(undefined);
      setKept({ fresh: false });
    },
  };
}

function read(form: FormName): SentSubmission | undefined {
  const { sent } = (window.history.state ?? {}) as { sent?: unknown };
  if (!isRecord(sent) || sent.form !== form || !isRecord(sent.body)) return undefined;
  return typeof sent.id === 'string' && typeof sent.at === 'string' ? (sent as unknown as SentSubmission) : undefined;
}

function write(sent: SentSubmission | undefined): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), sent }, '');
  } catch {
    // Some browsers limit the rate of history changes: the receipt then stays until the visitor leaves.
  }
}
