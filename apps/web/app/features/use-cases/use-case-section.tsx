import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { sectionHeads } from '@mainstage/content/use-cases/section-heads';
import { CardFacts } from '@mainstage/ui/layout/picture-card';
import { Section } from '@mainstage/ui/layout/section';
import type { Tone } from '@mainstage/ui/theme/tones';
import { pointed, type ShownUseCase, split, UseCaseRow } from './use-case-row';

/** The picture of the current row is below the text, at the end of the rows. */
const Two = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 28,
  [pointed]: {
    gridTemplateColumns: `minmax(0, ${split.text}fr) minmax(0, ${split.rows}fr)`,
    columnGap: split.gap,
    alignItems: 'start',
  },
});

interface UseCaseSectionProps {
  head: (typeof sectionHeads)[keyof typeof sectionHeads];
  kicker: string;
  tone: Tone;
  useCases: readonly ShownUseCase[];
}

/** A kind of use beside its use cases, one row each. */
export function UseCaseSection({
  head: { anchor, name, description, features },
  kicker,
  tone,
  useCases,
}: UseCaseSectionProps) {
  const title = `${anchor}-title`;
  return (
    <Section id={anchor} tone={tone} aria-labelledby={title}>
      <Two>
        <Stack spacing={2}>
          <Typography variant="kicker">{kicker}</Typography>
          <Typography variant="h2" id={title}>
            {name}
          </Typography>
          <Typography variant="lead">{description}</Typography>
          <CardFacts facts={features} />
        </Stack>
        <ul>
          {useCases.map((useCase) => (
            <li key={useCase.id}>
              <UseCaseRow useCase={useCase} />
            </li>
          ))}
        </ul>
      </Two>
    </Section>
  );
}
