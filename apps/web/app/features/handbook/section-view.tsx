import { styled } from '@mui/material/styles';
import type { HandbookSection } from '@mainstage/contracts/gates/handbook';
import { Columns, Container, Span, Stack } from '@mainstage/ui/layout/section';
import { Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { AnchoredHeading } from './anchored-heading';
import { BlockView } from './block-view';

const Room = styled('div')({
  padding: 'clamp(2.5rem, 5vw, 5rem) 0',
  borderTop: `1px solid ${tone.line}`,
  // The strip of sections above the first has a line of its own.
  'nav + section &': { borderTop: 0 },
});
const Head = styled(Span)({ [from.desktop]: { position: 'sticky', top: 112, alignSelf: 'start' } });

/** A section of the handbook: its name on the left and in sight, what it says on the right. */
export function SectionView({ section: { id, title, lead, blocks } }: { section: HandbookSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Room>
          <Columns style={{ rowGap: 28 }}>
            <Head span={4}>
              <Stack gap={16}>
                <AnchoredHeading as="h2" id={id} headingId={`${id}-title`} title={title} />
                {lead && <Text>{lead}</Text>}
              </Stack>
            </Head>
            <Span start={6} span={7}>
              <Stack gap={32} style={{ alignItems: 'stretch' }}>
                {blocks.map((block, index) => (
                  <BlockView key={index} block={block} />
                ))}
              </Stack>
            </Span>
          </Columns>
        </Room>
      </Container>
    </section>
  );
}
