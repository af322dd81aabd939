import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cookieNotice } from '@mainstage/content/cookies/notice';
import type { Language } from '@mainstage/content/notices/notice';
import { cookieNotices } from '@mainstage/content/pages/cookie-settings';
import { Container } from '@mainstage/ui/layout/section';
import { ease, from, led, motion, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { useNotices } from '../../notices/use-notices';
import { type CookieChoice, cookiePreferences } from '../../components/consent/preference-store';

const Bar = styled.section({
  ...surface('ink'),
  position: 'fixed',
  // Under the navigation and everything that opens over the page.
  zIndex: 1050,
  insetInline: 0,
  bottom: 0,
  paddingBlock: '18px max(18px, env(safe-area-inset-bottom))',
  boxShadow: '0 -16px 48px rgba(10, 10, 15, 0.28)',
  animation: `cookie-notice ${motion.calm} ${ease}`,
  '@keyframes cookie-notice': { from: { opacity: 0, transform: 'translateY(12px)' } },
  '&::before': { content: '""', position: 'absolute', insetInline: 0, top: 0, height: 2, background: led },
  '@media print': { display: 'none' },
});

const Row = styled(Container)({
  display: 'grid',
  gap: '14px 32px',
  alignItems: 'center',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Words = styled.p({
  fontSize: size.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
  maxWidth: '46em',
  '& a': { whiteSpace: 'nowrap', textUnderlineOffset: 4, color: tone.text },
});

/** Two of one kind and one width: refusing is as easy as agreeing. */
const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '& button': { paddingInline: 8, fontSize: size.small, whiteSpace: 'nowrap' },
  [from.tablet]: { maxWidth: 480 },
  [from.desktop]: { width: 440 },
});

/**
 * The notice of a first visit. It lies at the foot of the window and reserves its height at the end of the page and of
 * every scroll, so that nothing ends under it and the focus is never hidden by it (WCAG 2.2, 2.4.11). It is the first
 * thing in the page for those who use the keyboard, and takes no focus by itself.
 */
export default function CookieNotice({ lang }: { lang: Language }) {
  const words = cookieNotice[lang];
  const bar = useRef<HTMLElement>(null);
  const height = useHeight(bar);
  const { show } = useNotices();

  function choose(choice: CookieChoice): void {
    const focused = bar.current?.contains(document.activeElement);
    const kept = cookiePreferences.save(choice);
    show(kept ? cookieNotices.saved : cookieNotices.refused);
    // The button goes with the notice; the keyboard goes on where the page begins.
    if (focused) document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Global
        styles={{
          '@media screen': { html: { scrollPaddingBottom: height + 12 }, body: { paddingBottom: height } },
        }}
      />
      <Bar ref={bar} lang={lang} aria-label={words.label} data-cookie-notice>
        <Row>
          <Words>
            {words.text} <Link to="/cookie-settings">{words.settings}</Link>
          </Words>
          <Choices>
            <Button variant="outlined" onClick={() => choose({ analytics: false, marketing: false })}>
              {words.essentialOnly}
            </Button>
            <Button variant="outlined" onClick={() => choose({ analytics: true, marketing: true })}>
              {words.all}
            </Button>
          </Choices>
        </Row>
      </Bar>
    </>
  );
}

/** How high the element is, in CSS pixels, whenever it changes. */
function useHeight(element: React.RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setHeight(Math.ceil(measured.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
