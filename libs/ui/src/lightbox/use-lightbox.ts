import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayInAddress, useBackCloses } from '../dialog/use-back-closes';

export interface LightboxState {
  /** Picture that it was opened at, from 0; undefined while it is closed. */
  index: number | undefined;
  open: (index: number) => void;
  /** The visitor has moved to that picture. */
  view: (index: number) => void;
  close: () => void;
}

/** How an address names the pictures of a list: `?picture=` and one of these. */
export interface PictureNames {
  param: string;
  values: readonly string[];
}

/**
 * Which picture of a list is open. Closing gives the focus back to what had it at opening.
 * @param names where the address opens a picture and says which one is seen; nothing while another list has the address
 */
export function useLightbox(names?: PictureNames): LightboxState {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setIndex(undefined);
    opener.current?.focus();
  };
  const open = (target: number) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setIndex(target);
  };
  const value = index === undefined ? undefined : names?.values[index];
  useBackCloses(index !== undefined, close, names && value !== undefined ? { name: names.param, value } : undefined);

  const param = names?.param;
  const openRequested = useEffectEvent((at: string) => {
    const requested = new URLSearchParams(window.location.search).get(at);
    const found = requested ? (names?.values.indexOf(requested) ?? -1) : -1;
    if (found >= 0) open(found);
  });
  // Once, when the list takes the address.
  useEffect(() => {
    if (!param) return;
    const timer = setTimeout(() => openRequested(param));
    return () => clearTimeout(timer);
  }, [param]);

  // Past React: the picture that it was opened at stays what it was.
  const view = (seen: number) => {
    const next = names?.values[seen];
    if (param && next !== undefined) sayInAddress(param, next);
  };
  return { index, open, view, close };
}
