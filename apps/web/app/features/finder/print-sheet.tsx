import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Global } from '@emotion/react';
import { colour } from '@mainstage/ui/theme/tokens';

/** Prints the chart only, on one sheet of A4 landscape. */
export function PrintSheet() {
  return (
    <Global
      styles={{
        '@page': { size: 'A4 landscape', margin: '10mm' },
        '@media print': {
          'body > :not(:has([data-print])), header, footer, main > :not([data-print])': { display: 'none !important' },
          '[data-print]': {
            padding: '0 !important',
            backgroundColor: `${colour.white} !important`,
            '& h2': { fontSize: '16pt !important' },
            '& table, & p': { fontSize: '7.5pt !important', lineHeight: '1.3 !important', maxWidth: 'none !important' },
            '& th, & td': { paddingTop: '1pt !important', paddingBottom: '1pt !important' },
            '& .MuiTableSortLabel-root': { minHeight: '0 !important' },
            '& thead th': { lineHeight: '1.3 !important' },
            '& a': { textDecoration: 'none !important' },
            '& > div': { padding: '0 !important', maxWidth: 'none !important' },
          },
        },
      }}
    />
  );
}

/**
 * With a question the page prints what was found; its button prints the chart instead.
 * @returns whether the chart is being printed, and a function that prints it
 */
export function usePrintedChart(): [boolean, () => void] {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const end = () => setPrinted(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return [
    printed,
    () => {
      flushSync(() => setPrinted(true));
      window.print();
    },
  ];
}
