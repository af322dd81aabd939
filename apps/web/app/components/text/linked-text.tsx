import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { shownFor } from '@mainstage/content/legal/placeholders';
import type { Paragraph, Piece } from '@mainstage/content/legal/text';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../links/section-link';
import { NoBreak } from '@mainstage/ui/text/no-break';

/** A passage that the provider still has to fill in. */
export const OpenPassage = styled('mark')({
  padding: '1px 4px',
  backgroundColor: 'rgba(255, 176, 46, 0.32)',
  color: tone.text,
  boxDecorationBreak: 'clone',
});

export function LinkedText({ of, lang }: { of: Paragraph; lang: 'de' | 'en' }) {
  if (typeof of === 'string') return of;
  return of.map((piece, at) => <Fragment key={at}>{shown(piece, lang)}</Fragment>);
}

function shown(piece: Piece, lang: 'de' | 'en') {
  if (typeof piece === 'string') return piece;
  if ('to' in piece)
    return (
      <SectionLink to={piece.to}>
        <NoBreak text={piece.label} />
      </SectionLink>
    );
  const { text, open } = shownFor(piece.open, lang);
  return open ? <OpenPassage>{text}</OpenPassage> : text;
}
