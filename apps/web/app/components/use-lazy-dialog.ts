import { useState } from 'react';

/** Whether a dialog is open, and whether it ever was: only then is its code fetched. */
export function useLazyDialog() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return {
    open,
    wanted,
    show: () => {
      setWanted(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
