import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { nounFor } from '@mainstage/contracts/counted';
import { serverNow } from '../api/server-time';
import { MailText } from '../bookings/mail-preview';
import { useVenueName } from '../leads/venue-name';
import { LoadError } from '../shell/states';
import { momentText } from '../text/times';
import { versionName } from './offer-words';
import type { OfferMoves } from './use-offer-moves';

/** For each offer in an answer: the change of the calendar when it is sent, and the mails to others (rule offer.moves). */
export function OfferMovesView({ moves, error, retry, isReady }: OfferMoves) {
  if (error) return <LoadError error={error} onRetry={() => void retry()} />;
  if (!isReady)
    return (
      <Alert severity="info" role="status">
        Loading what sending the offer changes …
      </Alert>
    );
  return moves.map((move) => <OfferMove key={move.version.id} {...move} />);
}

function OfferMove({ offer, version, preview }: OfferMoves['moves'][number]) {
  const venueName = useVenueName();
  const now = serverNow();
  const { content, moves } = version;
  // Rendered only once all previews are loaded.
  const mails = preview?.mails.filter(({ own, told }) => !own && told) ?? [];
  // Another number of guests can let others move up as well.
  if (!moves && mails.length === 0) return null;
  const from = moves && `${venueName(moves.venue)}, ${momentText(moves.startsAt, now)},`;
  return (
    <Alert severity="warning">
      <Typography variant="body2">
        {moves
          ? `Sending moves the option from ${from} to ${venueName(content.venue)}, ${momentText(content.startsAt, now)} (${versionName(offer, version)}).`
          : `Sending changes the guests of the option (${versionName(offer, version)}).`}
      </Typography>
      {preview && preview.rank !== null && preview.rank > 1 && (
        <Typography variant="body2">
          {`There it has rank ${preview.rank}: the offer is not binding until it moves up.`}
        </Typography>
      )}
      <Typography variant="body2">
        {mails.length === 0
          ? 'No other client gets an email about it.'
          : `${mails.length} other ${nounFor(mails.length, 'client gets', 'clients get')} an email about it:`}
      </Typography>
      {mails.map((mail) => (
        <details key={`${mail.bookingId} ${mail.subject}`}>
          <summary>{`${mail.who}: ${mail.subject}`}</summary>
          <MailText mail={mail} />
        </details>
      ))}
    </Alert>
  );
}
