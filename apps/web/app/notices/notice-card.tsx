import { useEffect } from 'react';
import { keyframes } from '@emotion/react';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { noticeRegion } from '@mainstage/content/notices/region';
import { ease, motion } from '@mainstage/ui/theme/tokens';
import { ReachUs } from './reach-us';
import type { NoticeCardProps } from './shown-notice';

/** Milliseconds for which a notice is shown; failures longer, because they explain what to do. */
const durationMs = { default: 7000, success: 7000, destructive: 8000 } as const;

const severity = { default: 'info', success: 'success', destructive: 'error' } as const;

const comesIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Card = styled(Alert)({ pointerEvents: 'auto', marginTop: 12, animation: `${comesIn} ${motion.calm} ${ease}` });

/** One notice, which disappears after some seconds. */
export function NoticeCard({ notice, paused, onDismiss }: NoticeCardProps) {
  const { id, title, text, style, language, reference, reach, passing } = notice;
  useEffect(() => {
    if (paused || passing) return;
    const timer = setTimeout(() => onDismiss(id), durationMs[style]);
    return () => clearTimeout(timer);
  }, [paused, passing, id, style, onDismiss]);

  return (
    <Card
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
    </Card>
  );
}
