import { useState } from 'react';
import type { LazyPart } from './lazy-part';

/** A dialog whose code comes late. */
type LazyDialog = Pick<LazyPart<never>, 'intent'>;

/** What makes a button open a dialog: pointed at or focused, it has the dialog's code fetched. */
export type DialogOpener = LazyDialog['intent'] & { 'aria-haspopup': 'dialog'; onClick: () => void };

/** Whether a dialog was ever opened: only then is it rendered, with the properties in `dialog`. */
export function useLazyDialog({ intent }: LazyDialog) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const opener: DialogOpener = { ...intent, 'aria-haspopup': 'dialog', onClick: show };
  return { wasOpened, opener, show, dialog: { open, onClose: () => setOpen(false) } };
}
