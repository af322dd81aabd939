import { useRef, useState } from 'react';
import { useBackCloses } from '../dialog/use-back-closes';

export interface LightboxState {
  /** Picture that is open, from 0; undefined while it is closed. */
  index: number | undefined;
  open: (index: number) => void;
  close: () => void;
}

/** Which picture of a list is open. Closing gives the focus back to what had it at opening. */
export function useLightbox(): LightboxState {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setIndex(undefined);
    opener.current?.focus();
  };
  useBackCloses(index !== undefined, close);
  return {
    index,
    open: (wanted) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setIndex(wanted);
    },
    close,
  };
}
