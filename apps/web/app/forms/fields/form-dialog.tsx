import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { closeDialog } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/contracts/language';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import { tone } from '@mainstage/ui/theme/tones';
import { NoticeRegion } from '../../notices/notice-region';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro: string;
  language: Language;
  children: ReactNode;
}

/** The button of a long form is sticky at the bottom; a focused field is scrolled clear of it. */
const buttonInSight = {
  '& .MuiDialogContent-root': { scrollPaddingBlock: '16px 112px' },
  '& [data-form-foot]': {
    position: 'sticky',
    // At the edge of the dialog rather than of its padding, below which fields would show.
    bottom: 'calc(-1 * clamp(24px, 5vw, 48px))',
    zIndex: 1,
    marginInline: 'calc(-1 * clamp(20px, 5vw, 48px))',
    padding: '16px clamp(20px, 5vw, 48px)',
    backgroundColor: tone.ground,
    borderTop: `1px solid ${tone.line}`,
  },
} as const;

/** The receipt has a heading of its own; the dialog's heading is hidden but still names it. */
const aroundReceipt = {
  '& .MuiDialogTitle-root:has(~ * [data-receipt])': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .MuiDialogContent-root:has([data-receipt])': { pt: 7 },
} as const;

/** A form over the page. A click beside it must not close a half-completed form. */
export function FormDialog({ intro, language, children, ...dialog }: FormDialogProps) {
  const id = useId();
  return (
    <PageDialog
      {...dialog}
      keepsOpen
      close={closeDialog[language]}
      lang={language}
      aria-describedby={id}
      sx={{ ...buttonInSight, ...aroundReceipt }}
    >
      <Typography id={id} sx={{ mb: 4, color: 'text.secondary', '&:has(~ [data-receipt])': { display: 'none' } }}>
        {intro}
      </Typography>
      {children}
      <NoticeRegion />
    </PageDialog>
  );
}
