import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { tone } from '@mainstage/ui/theme/tones';
import { Bullets, Part } from './part';

const Text = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', padding: '16px 0' });
const Fold = styled('details')({
  width: '100%',
  borderBlock: `1px solid ${tone.line}`,
  '& summary': { padding: '14px 0', fontWeight: 600, cursor: 'pointer' },
});

/** Services that are not included, and the terms of this version. */
export function OfferTerms({ page: { content, termsText, sample } }: { page: OfferPage }) {
  const { notIncluded, terms: texts } = pageTexts[content.language];
  return (
    <>
      <Part id="not-included" title={notIncluded.heading}>
        <Bullets>
          {notIncluded.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Bullets>
        {content.textAfter && <Typography sx={{ whiteSpace: 'pre-line' }}>{content.textAfter}</Typography>}
      </Part>
      <Part id="terms" title={texts.heading}>
        <Typography>{content.terms === null ? texts.none : texts.version(content.terms)}</Typography>
        {content.terms !== null && sample && <Typography variant="caption">{texts.sample}</Typography>}
        {content.terms !== null && termsText !== undefined && (
          <Fold>
            <summary>{texts.read}</summary>
            <Text>{termsText}</Text>
          </Fold>
        )}
      </Part>
    </>
  );
}
