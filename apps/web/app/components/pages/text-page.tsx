import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { openNote, placeholders } from '@mainstage/content/legal/placeholders';
import type { Paragraph, TextSection } from '@mainstage/content/legal/text';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { LineList } from '@mainstage/ui/text/lists';
import { Rows } from '@mainstage/ui/text/rows';
import { tone } from '@mainstage/ui/theme/tones';
import { OpenPassage, LinkedText } from '../text/linked-text';

interface TextPageProps {
  lang: 'de' | 'en';
  copy: { title: string; lead: string; sections: readonly TextSection[] };
}

const Opening = styled('div')({
  paddingTop: 88,
  paddingBottom: 'clamp(3rem, 6vw, 6rem)',
  '&& > * + *': { marginTop: 24 },
});
/** The hairline closes a list that may end the part above. */
const Part = styled('section')({
  padding: '32px 0',
  borderTop: `1px solid ${tone.line}`,
  '& ul, & dl': { borderBottom: 0 },
});

/** A text page: headings on the left, text on the right; passages that the provider still has to fill in are marked. */
export function TextPage({ lang, copy }: TextPageProps) {
  return (
    <Section aria-labelledby="page-title">
      <Opening>
        <Typography
          variant="h2"
          component="h1"
          id="page-title"
          // Small enough for the longest German word on a phone.
          sx={{ fontSize: 'clamp(2rem, 1.2rem + 3.6vw, 4.25rem)' }}
        >
          {copy.title}
        </Typography>
        <Typography variant="lead">{copy.lead}</Typography>
        {hasOpen(copy.sections) && (
          <Typography variant="caption">
            <OpenPassage>{openNote[lang]}</OpenPassage>
          </Typography>
        )}
      </Opening>
      {copy.sections.map(({ title, text, lines, rows }) => (
        <Part key={title}>
          <TwoColumns spans={[4, 7]} rowSpacing={2}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Stack spacing={2}>
              {text.map((paragraph) => (
                <Typography key={JSON.stringify(paragraph)} variant="prose">
                  <LinkedText of={paragraph} lang={lang} />
                </Typography>
              ))}
              {lines && <LineList lines={lines} />}
              {rows && (
                <Rows
                  termWidth="13rem"
                  rows={rows.map(({ term, detail }) => ({ term, detail: <LinkedText of={detail} lang={lang} /> }))}
                />
              )}
            </Stack>
          </TwoColumns>
        </Part>
      ))}
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
