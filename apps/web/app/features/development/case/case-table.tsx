import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { CaseYear } from '@mainstage/estimate/investment/investment-case';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { size } from '@mainstage/ui/theme/tokens';
import { thousands, whole } from './format';

const Scroll = styled('div')({
  marginTop: 32,
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
});

const Figures = styled(FactTable)({
  minWidth: 670,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: 16 },
  '& th, & td': {
    padding: '11px 0 11px 14px',
    fontSize: size.small,
    lineHeight: 1.35,
    textAlign: 'right',
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& td:last-of-type': { fontWeight: 600 },
  '@media print': { minWidth: 0, '& th, & td': { fontSize: '9pt' } },
});

/** The chart's figures by year, in thousands of euros. */
export const CaseTable = memo(function CaseTable({
  content: { title, caption, columns, handover },
  years,
}: {
  content: InvestmentCaseContent['table'];
  years: readonly CaseYear[];
}) {
  return (
    <>
      <Typography variant="h2" id="case-table">
        {title}
      </Typography>
      {/* A table wider than a phone scrolls in its own frame, also by keyboard. */}
      <Scroll tabIndex={0} role="group" aria-labelledby="case-table">
        <Figures
          caption={caption}
          columns={Object.values(columns)}
          rows={years.map((year) => [
            year.year === 0 ? handover : String(year.year),
            `${whole(year.occupancyPercent)}%`,
            ...[year.revenue, year.operatingCosts, year.royalty, year.rent, year.toEquity, year.balance].map(thousands),
          ])}
        />
      </Scroll>
    </>
  );
});
