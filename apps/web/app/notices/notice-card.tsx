import { useEffect } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { noticeRegion } from '@mainstage/content/notices/region';
import { colour, ease, led, motion, radius, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { ReachUs } from './reach-us';
import type { ShownNotice } from './shown-notice';

/** Milliseconds a notice stands; failures a little longer, they say what to do. */
const standing = { default: 7000, success: 7000, destructive: 8000 } as const;

const rule = { default: tone.border, success: led, destructive: colour.signal } as const;

const comesIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'mark' })<{ mark: ShownNotice['style'] }>(
  ({ mark }) => ({
    ...surface('ink'),
    pointerEvents: 'auto',
    position: 'relative',
    display: 'flex',
    gap: 8,
    alignItems: 'flex-start',
    marginTop: 12,
    padding: '18px 8px 20px 24px',
    borderRadius: radius,
    border: `1px solid ${tone.line}`,
    overflow: 'hidden',
    boxShadow: '0 24px 64px rgba(10, 10, 15, 0.4)',
    animation: `${comesIn} ${motion.calm} ${ease}`,
    '&::before': { content: '""', position: 'absolute', inset: '0 0 auto', height: 3, background: rule[mark] },
  }),
);
const Said = styled('div')({ flex: 1, minWidth: 0, paddingTop: 6 });
const Title = styled('p')({ fontWeight: 700, lineHeight: 1.35, fontSize: size.body });
const Small = styled('p')({ marginTop: 4, color: tone.muted, fontSize: size.small, lineHeight: 1.5 });
const Cross = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: 0,
  borderRadius: radius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tone.line },
});

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
    <Card lang={language} data-notice={style} mark={style}>
      <Said>
        <Title>{title}</Title>
        <Small>{text}</Small>
        {reference && (
          <Small sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
            {noticeRegion.reference[language]}: {reference}
          </Small>
        )}
        {reach && <ReachUs language={language} />}
      </Said>
      <Cross type="button" aria-label={noticeRegion.dismiss[language]} onClick={() => onDismiss(id)}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Cross>
    </Card>
  );
}
