import styled from '@emotion/styled';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { LineList } from '@mainstage/ui/text/lists';
import { Heading, Lead, QuietTitle, Text } from '@mainstage/ui/text/text';
import { tone } from '@mainstage/ui/theme/tones';

interface TextPageProps {
  copy: {
    title: string;
    lead: string;
    sections: readonly { title: string; text: readonly string[]; lines?: readonly string[] }[];
  };
}

const Opening = styled.div({ paddingTop: 88, paddingBottom: 'clamp(3rem, 6vw, 6rem)', '& > * + *': { marginTop: 24 } });
const Part = styled.section({ padding: '32px 0', borderTop: `1px solid ${tone.line}` });

/** A page to be read: headings on the left, words on the right. */
export function TextPage({ copy }: TextPageProps) {
  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Opening>
          <QuietTitle id="page-title">{copy.title}</QuietTitle>
          <Lead>{copy.lead}</Lead>
        </Opening>
        {copy.sections.map(({ title, text, lines }) => (
          <Part key={title}>
            <Columns style={{ rowGap: 16 }}>
              <Span span={4}>
                <Heading as="h2">{title}</Heading>
              </Span>
              <Span start={6} span={7}>
                <Stack gap={16}>
                  {text.map((paragraph) => (
                    <Text key={paragraph}>{paragraph}</Text>
                  ))}
                  {lines && <LineList lines={lines} />}
                </Stack>
              </Span>
            </Columns>
          </Part>
        ))}
      </Container>
    </Section>
  );
}
