import { styled } from '@mui/material/styles';
import { openNote, placeholders } from '@mainstage/content/legal/placeholders';
import type { Paragraph, TextSection } from '@mainstage/content/legal/text';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { LineList } from '@mainstage/ui/text/lists';
import { Rows } from '@mainstage/ui/text/rows';
import { Heading, Lead, QuietTitle, Small, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { OpenPassage, Pieces } from './pieces';

interface TextPageProps {
  lang: 'de' | 'en';
  copy: { title: string; lead: string; sections: readonly TextSection[] };
}

const Opening = styled('div')({
  paddingTop: 88,
  paddingBottom: 'clamp(3rem, 6vw, 6rem)',
  '& > * + *': { marginTop: 24 },
});
/** Its own hairline closes the list that may end the part above. */
const Part = styled('section')({
  padding: '32px 0',
  borderTop: `1px solid ${tone.line}`,
  '& ul, & dl': { borderBottom: 0 },
});
/** Terms of these pages are longer than those of an address. */
const Table = styled('div')({
  width: '100%',
  '& dl > div': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

/** A page to be read: headings on the left, words on the right; what the provider still has to fill in is marked. */
export function TextPage({ lang, copy }: TextPageProps) {
  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Opening>
          <QuietTitle id="page-title">{copy.title}</QuietTitle>
          <Lead>{copy.lead}</Lead>
          {hasOpen(copy.sections) && (
            <Small>
              <OpenPassage>{openNote[lang]}</OpenPassage>
            </Small>
          )}
        </Opening>
        {copy.sections.map(({ title, text, lines, rows }) => (
          <Part key={title}>
            <Columns style={{ rowGap: 16 }}>
              <Span span={4}>
                <Heading as="h2">{title}</Heading>
              </Span>
              <Span start={6} span={7}>
                <Stack gap={16}>
                  {text.map((paragraph) => (
                    <Text key={JSON.stringify(paragraph)}>
                      <Pieces of={paragraph} lang={lang} />
                    </Text>
                  ))}
                  {lines && <LineList lines={lines} />}
                  {rows && (
                    <Table>
                      <Rows
                        rows={rows.map(({ term, detail }) => ({ term, detail: <Pieces of={detail} lang={lang} /> }))}
                      />
                    </Table>
                  )}
                </Stack>
              </Span>
            </Columns>
          </Part>
        ))}
      </Container>
    </Section>
  );
}

function hasOpen(sections: readonly TextSection[]): boolean {
  const paragraphs: Paragraph[] = sections.flatMap(({ text, rows = [] }) => [
    ...text,
    ...rows.map(({ detail }) => detail),
  ]);
  return paragraphs.some(
    (paragraph) =>
      typeof paragraph !== 'string' &&
      paragraph.some((piece) => typeof piece !== 'string' && 'open' in piece && placeholders[piece.open].value === ''),
  );
}
