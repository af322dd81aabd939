import Close from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { type AddressPart, useBackCloses } from './use-back-closes';
import { surface, type Tone } from '../theme/tones';

interface PageDialogProps extends Pick<DialogProps, 'open' | 'lang' | 'sx' | 'children' | 'aria-describedby'> {
  /** Called for Escape, the close button and a click beside it. The focus returns to the element that had it. */
  onClose: () => void;
  /** A click beside it does not close it. */
  keepsOpen?: boolean;
  title: string;
  /** Label of the close button. */
  close: string;
  width?: 'sm' | 'md' | 'lg';
  /** Surface: paper for text, ink for a film. */
  tone?: Tone;
  /** Query parameter while it is open. */
  address?: AddressPart;
}

/** A dialog over the page; fills a phone's screen. */
export function PageDialog(props: PageDialogProps) {
  const { onClose, keepsOpen, title, close, width = 'sm', tone = 'paper', address, children, ...dialog } = props;
  const id = useId();
  useBackCloses(dialog.open, onClose, address);
  return (
    <Dialog
      {...dialog}
      onClose={(_, reason) => (!keepsOpen || reason === 'escapeKeyDown') && onClose()}
      maxWidth={width}
      aria-labelledby={id}
      slotProps={{ paper: { sx: surface(tone) } }}
    >
      <IconButton aria-label={close} onClick={onClose} sx={{ position: 'absolute', zIndex: 1, top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <DialogTitle id={id} sx={{ mr: 5 }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
