import { useState } from 'react';
import type { LazyPart } from './lazy-part';

type LazyDialog = Pick<LazyPart<never>, 'intent'>;

/** Properties of a button that opens a dialog: hover and focus prefetch the dialog's code. */
export type DialogOpener = LazyDialog['intent'] & { 'aria-haspopup': 'dialog'; onClick: () => void };

/** State of a lazy dialog, which is rendered only once it was opened, with the properties in `dialog`. */
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
