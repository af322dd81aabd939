import { styled } from '@mui/material/styles';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';
import { type ShownUseCase, UseCaseCard, type UseCaseSpan } from './use-case-card';

/** Columns of the six cards: rows of two, because thirds would leave a gap. */
const spans: readonly UseCaseSpan[] = [7, 5, 5, 7, 7, 5];

/** Space above each card for the sticky bar: its anchor begins below the navigation, its picture below the bar. */
const underBar = 72;

const Grid = styled('ul')({
  ...columns({ tablet: 2 }),
  columnGap: 24,
  marginTop: -underBar,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: 16 },
});

const Cell = styled('li', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: number }>(({ span }) => ({
  minWidth: 0,
  paddingTop: underBar,
  [from.desktop]: { gridColumn: `span ${span}` },
}));

/** Use cases in uneven columns, each with an anchor. */
export function UseCaseGrid({ useCases }: { useCases: readonly ShownUseCase[] }) {
  return (
    <Grid>
      {useCases.map((useCase, index) => {
        const span = spans[index % spans.length] ?? 5;
        return (
          <Cell key={useCase.id} id={useCase.id} span={span}>
            <UseCaseCard useCase={useCase} span={span} />
          </Cell>
        );
      })}
    </Grid>
  );
}
