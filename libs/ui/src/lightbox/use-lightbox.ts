import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayInAddress, useBackCloses } from '../dialog/use-back-closes';

export interface LightboxState {
  /** Index of the picture at which it was opened; undefined while it is closed. */
  index: number | undefined;
  open: (index: number) => void;
  /** Called when the visitor has moved to a picture. */
  view: (index: number) => void;
  close: () => void;
}

/** Names of a list's pictures in the address: `?picture=`. */
export interface PictureNames {
  param: string;
  values: readonly string[];
}

/**
 * State of a list's lightbox. Closing restores the focus.
 * @param names if the address opens a picture and follows the current one; undefined while another list uses the
 * address
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
  // Once, when the list starts using the address.
  useEffect(() => {
    if (!param) return;
    const timer = setTimeout(() => openRequested(param));
    return () => clearTimeout(timer);
  }, [param]);

  // Without a React state, so that the initial picture does not change.
  const view = (seen: number) => {
    const next = names?.values[seen];
    if (param && next !== undefined) sayInAddress(param, next);
  };
  return { index, open, view, close };
}
