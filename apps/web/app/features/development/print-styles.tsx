import { Global } from '@emotion/react';
import { toneVariables } from '@mainstage/ui/theme/tones';

const whiteTone = Object.fromEntries(
  Object.entries(toneVariables('white')).map(([name, value]) => [name, `${value} !important`]),
);

/** On the screen dark pages; on paper dark words on white. What can only be pressed (`data-screen`) print.css puts away everywhere. */
const styles = {
  '@page': { size: 'A4', margin: '14mm 14mm' },
  '@media print': {
    html: { fontSize: '11px' },
    body: { backgroundColor: '#fff !important' },
    'main section': {
      ...whiteTone,
      minHeight: '0 !important',
      paddingBlock: '18px !important',
      overflow: 'visible !important',
    },
    'main section > div': { paddingInline: '0 !important', maxWidth: 'none !important' },
    '[data-sticks][data-sticks]': { position: 'static' },
    // The first picture is a ground for words, and words on paper have theirs.
    '[data-opening] picture, [data-opening] picture + div': { display: 'none !important' },
    '[data-opening] div': whiteTone,
    '[aria-roledescription] button': { display: 'none !important' },
    '[data-slide]': { flex: '0 0 30% !important', transform: 'none !important', marginBottom: '16px' },
    '[role="group"]:has(> div > [data-slide])': { overflow: 'visible !important' },
    'div:has(> [data-slide])': { flexWrap: 'wrap', transform: 'none !important' },
    'h2, h3, thead': { breakAfter: 'avoid' },
    'tbody tr:first-child': { breakBefore: 'avoid' },
    // A split's words follow its picture: as grid items they would be cut off at the height of the first sheet.
    'main section > div:has(> div > picture)': { display: 'block' },
    '[data-opening] section': { display: 'block', paddingTop: '0 !important' },
    '[data-opening] section > div': { paddingTop: '0 !important' },
    'figure, tr, li, dl > div': { breakInside: 'avoid' },
  },
} as const;

export function PrintStyles() {
  return <Global styles={styles} />;
}
