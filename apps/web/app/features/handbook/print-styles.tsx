import { Global } from '@emotion/react';

/** The handbook is read on paper: smaller text and wider margins than `print.css` sets for every page. */
const printRules = {
  '@page': { margin: '18mm 16mm' },
  '@media print': { body: { fontSize: '10.5pt' }, h3: { fontSize: '13pt !important' } },
} as const;

export function PrintStyles() {
  return <Global styles={printRules} />;
}
