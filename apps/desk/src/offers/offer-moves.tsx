import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import { nounFor } from '@mainstage/contracts/counted';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { callDesk } from '../api/call-desk';
import { errorText } from '../api/error-text';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { MailText } from '../bookings/mail-preview';
import { useVenueName } from '../leads/venue-name';
import { momentText } from '../text/times';
import { offersOptions } from './offers-query';
import { versionName } from './offer-words';

interface OfferMovesProps {
  leadId: string;
  /** The answer's text, which sends the drafts whose links it contains. */
  body: string;
}

/** For each offer in an answer: the change of the calendar when it is sent, and the mails to others (rule offer.moves). */
export function OfferMoves({ leadId, body }: OfferMovesProps) {
  const { data: offers } = useQuery(offersOptions(leadId));
  return offers?.flatMap((offer) =>
    offer.versions
      .filter(({ state, link }) => state === 'draft' && body.includes(link))
      .map((version) => <OfferMove key={version.id} offer={offer} version={version} />),
  );
}

function OfferMove({ offer, version }: { offer: DeskOffer; version: DeskOfferVersion }) {
  const venueName = useVenueName();
  const now = serverNow();
  const { data, error } = useQuery({
    queryKey: queryKeys.movedMails(offer.leadId, version.id),
    queryFn: ({ signal }) => callDesk<BookingPreview>(`/offer-versions/${version.id}/moved-mails`, { signal }),
    staleTime: 0,
  });
  const { content, moves } = version;
  const mails = data?.mails.filter(({ own, told }) => !own && told) ?? [];
  // Another number of guests can let others move up as well.
  if (!moves && !error && mails.length === 0) return null;
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  const from = moves && `${venueName(moves.venue)}, ${momentText(moves.startsAt, now)},`;
  return (
    <Alert severity="warning">
      <Typography variant="body2">
        {moves
          ? `Sending moves the option from ${from} to ${venueName(content.venue)}, ${momentText(content.startsAt, now)} (${versionName(offer, version)}).`
          : `Sending changes the guests of the option (${versionName(offer, version)}).`}
      </Typography>
      {data && data.rank !== null && data.rank > 1 && (
        <Typography variant="body2">
          {`There it has rank ${data.rank}: the offer is not binding until it moves up.`}
        </Typography>
      )}
      {data && (
        <Typography variant="body2">
          {mails.length === 0
            ? 'No other client gets an email about it.'
            : `${mails.length} other ${nounFor(mails.length, 'client gets', 'clients get')} an email about it:`}
        </Typography>
      )}
      {mails.map((mail) => (
        <details key={`${mail.bookingId} ${mail.subject}`}>
          <summary>{`${mail.who}: ${mail.subject}`}</summary>
          <MailText mail={mail} />
        </details>
      ))}
    </Alert>
  );
}
