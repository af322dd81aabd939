import styled from '@emotion/styled';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { space } from '@mainstage/ui/theme/tokens';
import { LinkButton } from '../../components/link-button';
import { VenueSplit } from '../../components/venue-split';

interface Pillar {
  kicker: string;
  title: string;
  text: string;
  facts: readonly string[];
  action: string;
  to: string;
  picture: PictureRef;
}

interface PillarsProps {
  copy: { stage: Pillar; space: Pillar; offices: Pillar };
}

const Apart = styled.div({ height: space.section });

/** What the house rests on: stage, space, offices. */
export function Pillars({ copy }: PillarsProps) {
  const link = ({ to, action }: Pillar) => (
    <LinkButton to={to} variant="text">
      {action}
    </LinkButton>
  );
  return (
    <Section as="div" tone="mist">
      <VenueSplit id="stage" venue={copy.stage} side="right">
        {link(copy.stage)}
      </VenueSplit>
      <Apart />
      <VenueSplit id="space" venue={copy.space} side="left">
        {link(copy.space)}
      </VenueSplit>
      <Apart />
      <VenueSplit id="offices" venue={copy.offices} side="right">
        {link(copy.offices)}
      </VenueSplit>
    </Section>
  );
}
