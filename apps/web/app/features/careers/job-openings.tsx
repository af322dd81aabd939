import { styled } from '@mui/material/styles';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { Heading, Kicker, Lead, SectionTitle, Text } from '@mainstage/ui/text/text';
import { tone } from '@mainstage/ui/theme/tones';

interface JobOpeningsProps {
  title: string;
  note: string;
  /** Marks each role as what it is. */
  sample: string;
  terms: { team: string; hours: string; brings: string };
  items: readonly { title: string; text: string; team: string; hours: string; brings: string }[];
}

const Head = styled(Stack)({ marginBottom: 'clamp(2.5rem, 5vw, 4.5rem)' });
const Role = styled('li')({
  listStyle: 'none',
  padding: 'clamp(28px, 4vw, 48px) 0',
  borderTop: `1px solid ${tone.line}`,
  '& dl': { borderBottom: 0 },
});

/** Which work there is, each role with what it asks for. */
export function JobOpenings({ title, note, sample, terms, items }: JobOpeningsProps) {
  return (
    <Section tone="ink" aria-labelledby="roles">
      <Container>
        <Head gap={20}>
          <SectionTitle id="roles">{title}</SectionTitle>
          <Lead>{note}</Lead>
        </Head>
        <ul>
          {items.map((role) => (
            <Role key={role.title}>
              <Columns style={{ rowGap: 24 }}>
                <Span span={5}>
                  <Stack gap={10}>
                    <Kicker>{sample}</Kicker>
                    <Heading>{role.title}</Heading>
                    <Text>{role.text}</Text>
                  </Stack>
                </Span>
                <Span start={7} span={6}>
                  <Rows
                    rows={[
                      { term: terms.team, detail: role.team },
                      { term: terms.hours, detail: role.hours },
                      { term: terms.brings, detail: role.brings },
                    ]}
                  />
                </Span>
              </Columns>
            </Role>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
