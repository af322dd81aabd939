import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { gate } from '@mainstage/content/gate/gate';
import { Section } from '@mainstage/ui/layout/section';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { from, led, radius, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import { pictureFrom } from '../../pictures';
import { usePageHandle } from '../../page-handle';
import { SectionLink } from '../../components/links/section-link';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { GateForm } from './gate-form';
import type { GateSession, GateState } from '../../api/gates/gate-session';

const Middle = styled(Container)({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(76svh, 720px)',
  paddingTop: 'clamp(88px, 12vw, 120px)',
  '@media print': { display: 'block', minHeight: 0, paddingTop: 0 },
});

const Card = styled('div')({
  ...surface('white'),
  position: 'relative',
  display: 'grid',
  width: '100%',
  maxWidth: 520,
  borderRadius: radius,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', maxWidth: 1160 },
  '@media print': { maxWidth: 'none' },
  overflow: 'clip',
  '&::before': { content: '""', position: 'absolute', zIndex: 1, inset: '0 0 auto', height: 3, background: led },
});

/** Next to the text; above it on narrow screens. */
const Shown = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  [from.desktop]: { aspectRatio: 'auto', height: 505 },
});

const shown = keyframes({ to: { visibility: 'visible' } });

/**
 * Shown if no token is stored, which is known only in the browser: its space is reserved and invisible until hydration.
 * If the script fails to load it becomes visible.
 */
const Asked = styled('div')({
  display: 'contents',
  '@media (scripting: enabled)': {
    'html:not([data-hydrated]) & > *': { visibility: 'hidden', animation: `${shown} 0s 5s forwards` },
  },
});

const FormPanel = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'center',
  padding: 'clamp(28px, 5vw, 56px)',
  '@media print': { padding: '24px 0 0' },
});

const Title = styled('h1')({ fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)', outline: 'none' });
const Words = styled('p')({ fontSize: size.body, color: tone.muted });

interface GateCardProps {
  page: GatePage;
  session: GateSession;
  state: Exclude<GateState, { at: 'open' }>;
}

/** The gate: a centred card that asks for the password, or shows that the page is loading (rule gate.password). */
export function GateCard({ page, session, state }: GateCardProps) {
  const { kicker, about, picture } = gate.pages[page];
  const hydrated = useHydrated();
  // On a page that opens with a dark picture the bar is light, so the gate is dark too.
  const { nav } = usePageHandle();
  const title = useRef<HTMLHeadingElement>(null);
  const ended = state.at === 'closed' && state.ended;

  // The gate replaces the open page, so it takes the focus.
  useEffect(() => {
    if (ended) title.current?.focus();
  }, [ended]);

  return (
    <Section
      bleed
      tone={nav === 'over-hero' ? 'ink' : 'mist'}
      room="flush"
      aria-labelledby="gate-title"
      sx={{ paddingBlock: 'clamp(2rem, 5vw, 5rem)' }}
    >
      <Middle>
        <Card>
          <div>
            <Shown>
              <Picture
                picture={pictureFrom(picture)}
                sizes={`(min-width: 1024px) ${inFrame('676px', '676 / 505')}, (min-width: 700px) 520px, 92vw`}
                ratio="fill"
                priority
              />
            </Shown>
            <Typography
              variant="caption"
              sx={{
                padding: { xs: 'clamp(16px, 2vw, 24px) clamp(28px, 5vw, 56px) 0', md: '22px 28px 24px' },
                maxWidth: { md: '44em' },
              }}
            >
              {about}
            </Typography>
          </div>
          <FormPanel>
            <Typography variant="kicker">{kicker}</Typography>
            <Title id="gate-title" ref={title} tabIndex={-1}>
              {gate.title}
            </Title>
            {state.at === 'closed' && (
              <Asked>
                <Words>{gate.text}</Words>
                {ended && (
                  <Box component="p" sx={{ pl: 2, borderLeft: `3px solid ${tone.accent}`, fontSize: size.small }}>
                    {gate.ended}
                  </Box>
                )}
                {!hydrated && (
                  <noscript>
                    <p>{gate.withoutScript}</p>
                  </noscript>
                )}
                <GateForm session={session} />
                <Typography variant="caption">
                  {gate.hint} <SectionLink to="/contact">{gate.contact}</SectionLink>
                </Typography>
              </Asked>
            )}
            {state.at === 'opening' && <Words role="status">{gate.opening}</Words>}
            {state.at === 'unreached' && (
              <>
                <Words role="alert">{gate.unreached.text}</Words>
                <Button size="large" onClick={() => void session.load()}>
                  {gate.unreached.retry}
                </Button>
              </>
            )}
          </FormPanel>
        </Card>
      </Middle>
    </Section>
  );
}
