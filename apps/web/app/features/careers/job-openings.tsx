import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { tone } from '@mainstage/ui/theme/tones';

interface JobOpeningsProps {
  title: string;
  note: string;
  /** Marks each role as a sample. */
  sample: string;
  terms: { team: string; hours: string; brings: string };
  items: readonly { title: string; text: string; team: string; hours: string; brings: string }[];
}
const Role = styled('li')({
  padding: 'clamp(28px, 4vw, 48px) 0',
  borderTop: `1px solid ${tone.line}`,
  '& dl': { borderBottom: 0 },
});

export function JobOpenings({ title, note, sample, terms, items }: JobOpeningsProps) {
  return (
    <Section tone="ink" aria-labelledby="roles">
      <Stack spacing={2.5} sx={{ marginBottom: 'clamp(2.5rem, 5vw, 4.5rem)' }}>
        <Typography variant="h2" id="roles">
          {title}
        </Typography>
        <Typography variant="lead">{note}</Typography>
      </Stack>
      <ul>
        {items.map((role) => (
          <Role key={role.title}>
            <TwoColumns spans={[5, 6]} rowSpacing={3}>
              <Stack spacing={1.25}>
                <Typography variant="kicker">{sample}</Typography>
                <Typography variant="h3">{role.title}</Typography>
                <Typography variant="prose">{role.text}</Typography>
              </Stack>
              <Rows
                rows={[
                  { term: terms.team, detail: role.team },
                  { term: terms.hours, detail: role.hours },
                  { term: terms.brings, detail: role.brings },
                ]}
              />
            </TwoColumns>
          </Role>
        ))}
      </ul>
    </Section>
  );
}
