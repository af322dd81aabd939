import { Global } from '@emotion/react';

/** Prints the handbook's text alone, black on white, with the address of each link. */
const printRules = {
  '@page': { margin: '18mm 16mm' },
  '@media print': {
    'body > header, body header:has(nav), body footer, nav, .MuiButton-root, video': { display: 'none !important' },
    body: { fontSize: '10.5pt', backgroundColor: '#fff !important' },
    'section, div': { '--mui-palette-background-default': '#fff', backgroundColor: 'transparent !important' },
    'h1, h2, h3, caption, thead': { breakAfter: 'avoid' },
    'tbody tr:first-child': { breakBefore: 'avoid' },
    h1: { fontSize: '24pt !important' },
    'h2, h3': { fontSize: '13pt !important' },
    'article, tr, li': { breakInside: 'avoid' },
  },
} as const;

export function PrintStyles() {
  return <Global styles={printRules} />;
}
