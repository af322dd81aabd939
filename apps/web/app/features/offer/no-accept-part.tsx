import Typography from '@mui/material/Typography';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { Part } from './part';

const textNames = {
  waiting: 'waiting',
  'without-option': 'withoutOption',
  private: 'private',
  'no-terms': 'noTerms',
  'read-only': 'readOnly',
} as const satisfies Record<Exclude<OfferPage['accept'], 'possible' | 'decided'>, string>;

/** Why the offer cannot be accepted here, and what to do instead. */
export function NoAcceptPart({ page: { accept, content } }: { page: OfferPage }) {
  if (accept === 'possible' || accept === 'decided') return null;
  const { accept: texts } = pageTexts[content.language];
  return (
    <Part id="accept" title={texts.heading}>
      <Typography>{texts[textNames[accept]]}</Typography>
    </Part>
  );
}
