import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type RefObject, useState } from 'react';
import { noticeRegion } from '@mainstage/content/notices/region';
import { from } from '@mainstage/ui/theme/tokens';
import { type Point, useFreePlace } from './notice-position';
import { ReachUs } from './reach-us';
import type { ShownNotice } from './shown-notice';

/** Milliseconds for which a notice is shown; failures longer, because they explain what to do. */
const durationMs = { default: 7000, success: 7000, destructive: 8000 } as const;

const severity = { default: 'info', success: 'success', destructive: 'error' } as const;

const Corner = styled(Snackbar)({
  // On a phone the thumb and the form's button are at the bottom, logo and Menu in the first 72 px.
  inset: '72px 12px auto',
  '& > *': { flex: 1 },
  // Below the element that it would have covered at the top, above a phone's keyboard.
  '&[data-place="other"]': { top: '40%' },
  [from.tablet]: {
    inset: 'auto 32px 32px auto',
    width: 420,
    '&[data-place="other"]': { top: 72, bottom: 'auto' },
  },
  [from.desktop]: {
    '&[data-place="other"]': { inset: 'auto auto 32px 32px' },
  },
});

interface ShortNoticeProps {
  notice: ShownNotice;
  onDismiss: (id: number) => void;
  pointer: RefObject<Point>;
}

/** A notice in its corner, which disappears after some seconds; not while the pointer or the focus is on it. */
export function ShortNotice({ notice, onDismiss, pointer }: ShortNoticeProps) {
  const { id, title, text, style, language, reference, reach, passing } = notice;
  const [element, setElement] = useState<HTMLElement | null>(null);
  useFreePlace(element, pointer);
  const lasts = passing ? null : durationMs[style];
  return (
    <Corner
      open
      ref={setElement}
      autoHideDuration={lasts}
      resumeHideDuration={lasts ?? undefined}
      onClose={(_, reason) => reason !== 'clickaway' && onDismiss(id)}
    >
      <Alert
        lang={language}
        data-notice={style}
        severity={severity[style]}
        // The live region around it announces the notice.
        role="presentation"
        action={
          <IconButton aria-label={noticeRegion.dismiss[language]} onClick={() => onDismiss(id)}>
            <Close fontSize="small" />
          </IconButton>
        }
      >
        <AlertTitle>{title}</AlertTitle>
        <Typography variant="caption" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
        {reference && (
          <Typography variant="caption" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {noticeRegion.reference[language]}: {reference}
          </Typography>
        )}
        {reach && <ReachUs language={language} />}
      </Alert>
    </Corner>
  );
}
