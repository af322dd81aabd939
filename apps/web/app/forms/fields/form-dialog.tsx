import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { closeDialog } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: string;
  language: Language;
  children: ReactNode;
}

/** The receipt in the place of the form has a heading of its own; the dialog's goes on naming it, out of sight. */
const aroundReceipt = {
  '& .MuiDialogTitle-root:has(~ * [data-receipt])': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .MuiDialogContent-root:has([data-receipt])': { pt: 7 },
} as const;

/** A form over the page. A stray click beside it must not take a half filled-in form away. */
export function FormDialog({ intro, language, children, ...dialog }: FormDialogProps) {
  const id = useId();
  return (
    <PageDialog
      {...dialog}
      keepsOpen
      close={closeDialog[language]}
      lang={language}
      aria-describedby={id}
      sx={aroundReceipt}
    >
      <Typography id={id} sx={{ mb: 4, color: 'text.secondary', '&:has(~ [data-receipt])': { display: 'none' } }}>
        {intro}
      </Typography>
      {children}
    </PageDialog>
  );
}
