import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { from, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';

const Bar = styled(ButtonBase)({
  ...surface('paper'),
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 0 0',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '0 20px',
  borderTop: `1px solid ${tone.line}`,
  font: 'inherit',
  fontWeight: 600,
  '& span': { color: tone.accent, fontSize: size.small, textDecoration: 'underline', textUnderlineOffset: 5 },
  [from.desktop]: { display: 'none' },
});

/** On a phone: the number of matches and a link to them, while they are not visible. */
export function BuildingBar({ count, results }: { count: number; results: RefObject<HTMLElement | null> }) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!results.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)),
      { rootMargin: '0px 0px -30% 0px' },
    );
    observer.observe(results.current);
    return () => observer.disconnect();
  }, [results]);

  if (!away) return null;
  return (
    <Bar onClick={() => results.current?.scrollIntoView({ block: 'start' })}>
      <span>{words.bar(count)}</span>
      <span>{words.show}</span>
    </Bar>
  );
}
