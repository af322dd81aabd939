import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { space } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

interface Belief {
  title: string;
  text: string;
  picture: PictureRef;
}

const Apart = styled('div')({ height: space.section });

/** Vision and purpose, each with a picture to the edge. */
export function Outlook({ vision, purpose }: { vision: Belief; purpose: Belief }) {
  return (
    <Section bleed as="div">
      <OneBelief id="vision" belief={vision} side="right" />
      <Apart />
      <OneBelief id="purpose" belief={purpose} side="left" />
    </Section>
  );
}

function OneBelief({ id, belief, side }: { id: string; belief: Belief; side: 'left' | 'right' }) {
  return (
    <section aria-labelledby={id}>
      <Split side={side} picture={pictureFrom(belief.picture)} ratio="16 / 10">
        <Typography variant="h2" id={id}>
          {belief.title}
        </Typography>
        <Typography variant="lead">{belief.text}</Typography>
      </Split>
    </section>
  );
}
