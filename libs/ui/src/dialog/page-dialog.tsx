import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { type AddressPart, useBackCloses } from './use-back-closes';
import { surface, type Tone } from '../theme/tones';

interface PageDialogProps {
  open: boolean;
  /** Escape, the cross and a click beside it. Focus goes back to what had it. */
  onClose: () => void;
  title: string;
  /** Word of the cross. */
  close: string;
  width?: 'sm' | 'md' | 'lg';
  /** Surface: paper to read on, ink around a film. */
  tone?: Tone;
  /** Language of its words, where it is not the page's. */
  lang?: string;
  /** What the address says while it is open. */
  address?: AddressPart;
  children: ReactNode;
}

/** Something to read or look at over the page; fills a phone's screen. */
export function PageDialog(props: PageDialogProps) {
  const { open, onClose, title, close, width = 'sm', tone = 'paper', lang, address, children } = props;
  const id = useId();
  useBackCloses(open, onClose, address);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={width}
      lang={lang}
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
