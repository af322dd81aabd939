import styled from '@emotion/styled';
import { toneVariables } from '@mainstage/ui/theme/tones';

const onPaper = Object.fromEntries(
  Object.entries({ ...toneVariables('white') }).map(([name, value]) => [name, `${value} !important`]),
);

/** On the screen a dark page; on paper dark words on white, without what cannot be pressed there. */
export const Sheet = styled.div({
  '@media print': {
    '& section': { ...onPaper, paddingBlock: '24px !important', breakInside: 'auto' },
    '& section, & section *': { position: 'static', boxShadow: 'none' },
    '& [data-screen]': { display: 'none !important' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& figure, & tr, & dl > div': { breakInside: 'avoid' },
  },
});
