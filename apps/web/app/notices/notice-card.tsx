import { useEffect } from 'react';
import { Box, IconButton } from '@mui/material';
import { noticeRegion } from '@mainstage/content/notices/region';
import { colour, ease, led, motion, radius, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import type { ShownNotice } from './notices-provider';
import { ReachUs } from './reach-us';

/** Milliseconds a notice stands; failures a little longer, they say what to do. */
const standing = { default: 7000, success: 7000, destructive: 8000 } as const;

const rule = { default: tone.border, success: led, destructive: colour.signal } as const;

interface NoticeCardProps {
  notice: ShownNotice;
  /** The visitor is reading: pointer or focus is on the notices. */
  held: boolean;
  onDismiss: (id: number) => void;
}

/** One notice: a dark panel under a hairline of light, the signal colour when something failed. */
export function NoticeCard({ notice, held, onDismiss }: NoticeCardProps) {
  const { id, title, text, style, language, reference, reach } = notice;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), standing[style]);
    return () => clearTimeout(timer);
  }, [held, id, style, onDismiss]);

  return (
    <Box
      lang={language}
      data-notice={style}
      sx={{
        ...surface('ink'),
        pointerEvents: 'auto',
        position: 'relative',
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        mt: 1.5,
        p: '18px 8px 20px 24px',
        borderRadius: radius,
        border: `1px solid ${tone.line}`,
        overflow: 'hidden',
        boxShadow: '0 24px 64px rgba(10, 10, 15, 0.4)',
        animation: `notice-in ${motion.calm} ${ease}`,
        '@keyframes notice-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
        '&::before': { content: '""', position: 'absolute', inset: '0 0 auto', height: 3, background: rule[style] },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box component="p" sx={{ fontWeight: 700, lineHeight: 1.35, fontSize: size.body }}>
          {title}
        </Box>
        <Box component="p" sx={{ mt: 0.5, color: tone.muted, fontSize: size.small, lineHeight: 1.5 }}>
          {text}
        </Box>
        {reference && (
          <Box
            component="p"
            sx={{ mt: 1, color: tone.muted, fontSize: size.small, lineHeight: 1.5, overflowWrap: 'anywhere' }}
          >
            {noticeRegion.reference[language]}: {reference}
          </Box>
        )}
        {reach && <ReachUs language={language} />}
      </Box>
      <IconButton aria-label={noticeRegion.dismiss[language]} onClick={() => onDismiss(id)} sx={{ flex: 'none' }}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </IconButton>
    </Box>
  );
}
