import { Global } from '@emotion/react';
import { colour } from '@mainstage/ui/theme/tokens';

/** Only the sheet is printed, on one page of A4: `data-print` marks elements for paper or screen only. */
const styles = {
  '[data-print="only"]': { display: 'none' },
  '@page': { size: 'A4', margin: '12mm 14mm' },
  '@media print': {
    // The sheet is measured in rem, so one size scales it all.
    html: { fontSize: '9px' },
    body: { backgroundColor: `${colour.white} !important` },
    'body header, body footer, body > a, [data-print="hide"]': { display: 'none !important' },
    'main section': { padding: '0 !important', backgroundColor: `${colour.white} !important`, overflow: 'visible' },
    'main section > div, [data-print="sheet"], [data-print="sheet"] > div': {
      display: 'block',
      maxWidth: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
    },
    '[data-print="only"]': { display: 'block' },
    'div[data-print="only"]': { display: 'grid' },
    '[data-sheet]': { display: 'block !important' },
    '[data-sheet] > *': { marginBottom: '10px' },
    '[data-sheet] li, [data-sheet] th, [data-sheet] td': { paddingBlock: '3px !important', breakInside: 'avoid' },
    '[data-sheet] h2': { marginTop: '6px' },
    '[data-sheet] p': { maxWidth: 'none' },
    '[data-sheet] ul': { marginTop: '2px !important' },
    // Side by side, because paper has more width than height to spare.
    '[data-sheet] li:not([data-print="only"] *)': { display: 'grid', gridTemplateColumns: '20rem minmax(0, 1fr)' },
    '[data-sheet] li br': { display: 'none' },
    '[data-sheet] li > p > span': { marginLeft: '6px' },
    '[data-sheet] li > div, [data-sheet] tbody th > div': {
      display: 'grid',
      gridTemplateColumns: '22rem minmax(0, 1fr)',
      columnGap: '1.5rem',
      alignItems: 'baseline',
    },
    '[data-sheet] [data-notes]': { gap: '1px', paddingTop: '6px' },
  },
} as const;

export function PrintStyles() {
  return <Global styles={styles} />;
}
