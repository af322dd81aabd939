import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Button } from '@mui/material';
import { useMatches } from 'react-router-dom';
import { gate } from '@mainstage/content/gate/gate';
import { Container, Section } from '@mainstage/ui/layout/section';
import { Small } from '@mainstage/ui/text/text';
import { led, radius, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { handleOf } from '../../page-handle';
import { SectionLink } from '../../components/section-link';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { GateForm } from './gate-form';
import type { GateSession, GateState } from '../../api/gates/gate-session';

const Middle = styled(Container)({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(76svh, 720px)',
  paddingTop: 'clamp(88px, 12vw, 120px)',
});

const Card = styled.div({
  ...surface('white'),
  position: 'relative',
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 520,
  padding: 'clamp(28px, 6vw, 56px)',
  borderRadius: radius,
  overflow: 'clip',
  '&::before': { content: '""', position: 'absolute', inset: '0 0 auto', height: 3, background: led },
});

const Title = styled.h1({ fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)', outline: 'none' });
const Notice = styled.p({ paddingLeft: 16, borderLeft: `3px solid ${tone.accent}`, fontSize: size.small });
const Words = styled.p({ fontSize: size.body, color: tone.muted });

interface GateCardProps {
  session: GateSession;
  state: Exclude<GateState, { at: 'open' }>;
}

/** The gate: a centred card that asks for the password, or says that the page is on its way (rule gate.password). */
export function GateCard({ session, state }: GateCardProps) {
  const hydrated = useHydrated();
  // The bar of a page that opens with a dark picture is light: the gate before it is dark too.
  const { nav } = handleOf(useMatches());
  const title = useRef<HTMLHeadingElement>(null);
  const ended = state.at === 'closed' && state.ended;

  // The page that was being read has gone: reading goes on here.
  useEffect(() => {
    if (ended) title.current?.focus();
  }, [ended]);

  return (
    <Section
      tone={nav === 'over-hero' ? 'ink' : 'mist'}
      room="flush"
      aria-labelledby="gate-title"
      style={{ paddingBlock: 'clamp(2rem, 5vw, 5rem)' }}
    >
      <Middle>
        <Card>
          <Title id="gate-title" ref={title} tabIndex={-1}>
            {gate.title}
          </Title>
          {state.at === 'closed' && (
            <>
              <Words>{gate.text}</Words>
              {ended && <Notice>{gate.ended}</Notice>}
              {!hydrated && (
                <noscript>
                  <p>{gate.withoutScript}</p>
                </noscript>
              )}
              <GateForm session={session} />
              <Small>
                {gate.hint} <SectionLink to="/contact">{gate.contact}</SectionLink>
              </Small>
            </>
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
        </Card>
      </Middle>
    </Section>
  );
}
