import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fold } from '@mainstage/ui/layout/fold';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { Dotted } from '@mainstage/ui/text/dotted';

interface JobOpeningsProps {
  title: string;
  note: string;
  /** Marks each role as a sample. */
  sample: string;
  terms: { team: string; hours: string; brings: string };
  items: readonly { title: string; text: string; team: string; hours: string; brings: string }[];
}

export function JobOpenings({ title, note, sample, terms, items }: JobOpeningsProps) {
  return (
    <Section tone="ink" aria-labelledby="roles">
      <Stack spacing={2.5} sx={{ marginBottom: 'clamp(1.5rem, 3vw, 2.75rem)' }}>
        <Typography variant="h2" id="roles">
          {title}
        </Typography>
        <Typography variant="lead">{note}</Typography>
      </Stack>
      <div>
        {items.map((role) => (
          <Fold
            key={role.title}
            summary={
              <Stack spacing={0.5}>
                <Typography variant="h3">{role.title}</Typography>
                <Typography variant="caption" component="div">
                  <Dotted facts={[sample, role.hours]} />
                </Typography>
              </Stack>
            }
          >
            <TwoColumns spans={[5, 6]} rowSpacing={3}>
              <Typography variant="prose">{role.text}</Typography>
              <Rows
                rows={[
                  { term: terms.team, detail: role.team },
                  { term: terms.hours, detail: role.hours },
                  { term: terms.brings, detail: role.brings },
                ]}
              />
            </TwoColumns>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
