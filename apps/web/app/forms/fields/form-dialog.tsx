import { styled } from '@mui/material/styles';
import Close from '@mui/icons-material/Close';
import { type ReactNode, useId } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { closeDialog } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';
import { useBackCloses } from '@mainstage/ui/dialog/use-back-closes';
import { tone } from '@mainstage/ui/theme/tones';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: string;
  language: Language;
  children: ReactNode;
}

const Intro = styled('p')({ marginBottom: 32, color: tone.muted, '&:has(~ [data-receipt])': { display: 'none' } });

/** A form over the page; fills a phone's screen. Escape and the cross close it, a click beside it does not. */
export function FormDialog({ open, onClose, title, intro, language, children }: FormDialogProps) {
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      // A stray click must not take a half filled-in form away.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      lang={language}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
    >
      <IconButton
        aria-label={closeDialog[language]}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <DialogTitle
        id={`${id}-title`}
        // The receipt has a heading of its own; this one goes on naming the dialog.
        sx={{ mr: 5, '&:has(~ * [data-receipt])': { position: 'absolute', clipPath: 'inset(50%)' } }}
      >
        {title}
      </DialogTitle>
      <DialogContent sx={{ '&:has([data-receipt])': { pt: 7 } }}>
        <Intro id={`${id}-intro`}>{intro}</Intro>
        {children}
      </DialogContent>
    </Dialog>
  );
}
