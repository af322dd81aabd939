import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfferAcceptance } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { Rows } from '@mainstage/ui/text/rows';
import { venueName } from '@mainstage/venues/facts/display-names';
import { Part } from './part';

interface ReceiptPartProps {
  acceptance: OfferAcceptance;
  content: OfferContent;
  pdf: string;
}

/** What the client keeps of the acceptance: who accepted what and when, and the fingerprint of the PDF. */
export function ReceiptPart({ acceptance, content: { language, venue, day }, pdf }: ReceiptPartProps) {
  const { receipt: texts, accept, pdf: file } = pageTexts[language];
  const format = offerFormats[language];
  const { acceptedAt, name, position, company, orderNumber, gross, sha256 } = acceptance;
  return (
    <Part id="receipt" title={texts.title}>
      <Typography variant="lead">{texts.text(venueName(venue), format.day(day))}</Typography>
      <Typography>{texts.mail}</Typography>
      <Rows
        termWidth="13rem"
        rows={[
          { term: texts.acceptedAt, detail: format.moment(acceptedAt) },
          { term: texts.by, detail: [name, position].filter(Boolean).join(', ') },
          { term: accept.company, detail: company },
          ...(orderNumber ? [{ term: texts.orderNumber, detail: orderNumber }] : []),
          { term: texts.total, detail: format.money(gross) },
          { term: texts.sha256, detail: <code style={{ overflowWrap: 'anywhere' }}>{sha256}</code> },
        ]}
      />
      <Typography variant="caption">{texts.sha256Note}</Typography>
      <Button href={pdf}>{file.button}</Button>
    </Part>
  );
}
