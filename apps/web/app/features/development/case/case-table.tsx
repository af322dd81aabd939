import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { CaseYear } from '@mainstage/investment/investment-case';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { thousands, whole } from './format';

interface CaseTableProps {
  content: InvestmentCaseContent['table'];
  years: readonly CaseYear[];
}

const Scroll = styled('div')({
  marginTop: 32,
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
});

const Table = styled('table')({
  width: '100%',
  minWidth: 670,
  borderCollapse: 'collapse',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: 16, textAlign: 'left', color: tone.muted },
  '& th, & td': { padding: '11px 0 11px 14px', textAlign: 'right', verticalAlign: 'bottom', lineHeight: 1.35 },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: tone.muted },
  '& tbody tr': { borderTop: `1px solid ${tone.line}` },
  '& tbody tr:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& td:last-of-type': { fontWeight: 600 },
  '@media print': { minWidth: 0, fontSize: '9pt' },
});

/** The picture's figures, year by year, in thousand euro. */
export const CaseTable = memo(function CaseTable({
  content: { title, caption, columns, handover },
  years,
}: CaseTableProps) {
  return (
    <>
      <Typography variant="h2" id="case-table">
        {title}
      </Typography>
      {/* A table wider than a phone is moved within its own frame, by keyboard too. */}
      <Scroll tabIndex={0} role="group" aria-labelledby="case-table">
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year === 0 ? handover : year.year}</th>
                <td>{whole(year.occupancyPercent)}%</td>
                <td>{thousands(year.revenue)}</td>
                <td>{thousands(year.operatingCosts)}</td>
                <td>{thousands(year.royalty)}</td>
                <td>{thousands(year.rent)}</td>
                <td>{thousands(year.toEquity)}</td>
                <td>{thousands(year.balance)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
});
