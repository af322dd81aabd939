import { videoCards } from '@mainstage/content/videos/video-cards';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { SectionTitle, Text } from '@mainstage/ui/text/text';
import styled from '@emotion/styled';
import { VideoCard } from './video-card';

interface ExperienceProps {
  copy: { title: string; lead: string; newTab: string };
}

const Cards = styled(Columns)({ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)', rowGap: 56 }).withComponent('ul');
const Cell = Span.withComponent('li');

/** Wide and narrow pictures of one height: 7 + 5 columns, then 5 + 7. */
const cells = [
  { span: 7, ratio: '16 / 10' },
  { span: 5, ratio: '8 / 7' },
  { span: 5, ratio: '8 / 7' },
  { span: 7, ratio: '16 / 10' },
] as const;

/** Films from the house as cards. */
export function Experience({ copy }: ExperienceProps) {
  return (
    <Section aria-labelledby="experience-title" id="experience">
      <Container>
        <Columns style={{ rowGap: 20, alignItems: 'end' }}>
          <Span span={8}>
            <SectionTitle id="experience-title">{copy.title}</SectionTitle>
          </Span>
          <Span start={9} span={4}>
            <Text>{copy.lead}</Text>
          </Span>
        </Columns>
        <Cards style={{ listStyle: 'none' }}>
          {videoCards.map((card, index) => {
            const { span, ratio } = cells[index % cells.length]!;
            return (
              <Cell key={card.id} span={span}>
                <VideoCard
                  card={card}
                  ratio={ratio}
                  sizes={`(min-width: 1024px) ${span * 8}vw, 92vw`}
                  newTab={copy.newTab}
                />
              </Cell>
            );
          })}
        </Cards>
      </Container>
    </Section>
  );
}
