import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { DialogOpener } from '../loading/use-lazy-dialog';

interface DialogLinkProps extends Pick<ButtonProps, 'size' | 'variant' | 'children'> {
  opener: DialogOpener;
  /** The page with the dialog's content, for browsers without scripts and for new tabs. */
  href: string;
}

/** Opens a dialog over the page; without scripts it links to the dialog's page. */
export function DialogLink({ opener, ...button }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener.onClick();
  };
  return <Button {...button} {...opener} onClick={open} />;
}
