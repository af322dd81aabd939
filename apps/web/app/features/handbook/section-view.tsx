import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { HandbookSection } from '@mainstage/contracts/gates/handbook';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { tone } from '@mainstage/ui/theme/tones';
import { AnchoredHeading } from './anchored-heading';
import { BlockView } from './block-view';

const Room = styled('div')({
  padding: 'clamp(2.5rem, 5vw, 5rem) 0',
  borderTop: `1px solid ${tone.line}`,
  // The strip above the first section has a line of its own.
  'nav + section &': { borderTop: 0 },
});

/** A section of the handbook: a sticky heading on the left, its blocks on the right. */
export function SectionView({ section: { id, title, lead, blocks } }: { section: HandbookSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Room>
          <TwoColumns spans={[4, 7]} rowSpacing={3.5} sticky="first">
            <Stack spacing={2}>
              <AnchoredHeading as="h2" id={id} headingId={`${id}-title`} title={title} />
              {lead && <Typography variant="prose">{lead}</Typography>}
            </Stack>
            <Stack spacing={4} sx={{ alignItems: 'stretch' }}>
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </Stack>
          </TwoColumns>
        </Room>
      </Container>
    </section>
  );
}
