import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ConfirmationMail, VisitorMail } from '@mainstage/contracts/answers';
import type { FormName } from '@mainstage/leads/forms';
import type { SentBody } from '@mainstage/leads/receipt';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { isRecord } from '../../api/is-record';

/** What was sent, as its receipt tells it. */
export interface SentSubmission {
  form: FormName;
  /** The lead's id, by which sales finds it. */
  id: string;
  /** When the server stored it: ISO 8601. */
  at: string;
  body: SentBody;
  /** Whether a mail to the visitor follows. */
  confirmation?: VisitorMail;
  /** Of the newsletter: what became of the mail that asks to confirm. */
  mail?: ConfirmationMail;
}

interface UsedSent {
  sent?: SentSubmission;
  /** Sent just now, and not found again in the history. */
  fresh: boolean;
  keep: (sent: SentSubmission) => void;
  /** What was sent has changed since; nobody is taken to it. */
  change: (sent: SentSubmission) => void;
  forget: () => void;
}

/**
 * What was sent from a form's place, kept in the entry of the tab's history in which it happened: Back, Forward and a
 * reload find it there, and whoever comes to the page again finds the form.
 * @param served what was sent without scripts, as the page was rendered with it
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
    // Some browsers take so many changes a minute only: the receipt then stands until the visitor leaves.
  }
}
