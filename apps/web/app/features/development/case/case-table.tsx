import Typography from '@mui/material/Typography';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { CaseYear } from '@mainstage/investment/investment-case';
import { HeadRow } from '@mainstage/ui/text/head-row';
import { size } from '@mainstage/ui/theme/tokens';
import { thousands, whole } from './format';

const Scroll = styled('div')({
  marginTop: 32,
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
});

const Figures = styled(Table)({
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
  '& tbody th': { fontWeight: 700 },
  '& td:last-of-type': { fontWeight: 600 },
  '@media print': { minWidth: 0, '& th, & td': { fontSize: '9pt' } },
});

/** The picture's figures, year by year, in thousands of euros. */
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
      {/* A table wider than a phone is moved within its own frame, by keyboard too. */}
      <Scroll tabIndex={0} role="group" aria-labelledby="case-table">
        <Figures>
          <caption>{caption}</caption>
          <HeadRow cells={Object.values(columns)} />
          <TableBody>
            {years.map((year) => (
              <TableRow key={year.year}>
                <TableCell component="th" scope="row">
                  {year.year === 0 ? handover : year.year}
                </TableCell>
                <TableCell>{whole(year.occupancyPercent)}%</TableCell>
                <TableCell>{thousands(year.revenue)}</TableCell>
                <TableCell>{thousands(year.operatingCosts)}</TableCell>
                <TableCell>{thousands(year.royalty)}</TableCell>
                <TableCell>{thousands(year.rent)}</TableCell>
                <TableCell>{thousands(year.toEquity)}</TableCell>
                <TableCell>{thousands(year.balance)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Figures>
      </Scroll>
    </>
  );
});
