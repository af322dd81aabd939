import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { useState } from 'react';
import { serverNow } from '../api/server-time';
import { useVenueName } from '../leads/venue-name';
import { FormDialog } from '../shell/form-dialog';
import { dayText } from '../text/times';

interface NewOfferDialogProps {
  lead: DeskLeadDetail;
  pending: boolean;
  onMake: (withOption: boolean) => void;
  onClose: () => void;
}

/** Asks for an option if the lead has none: without one an offer does not bind and cannot be accepted. */
export function NewOfferDialog({ lead: { day }, pending, onMake, onClose }: NewOfferDialogProps) {
  const venueName = useVenueName();
  const canHave = day !== null && day.state !== 'definite';
  const [withOption, setWithOption] = useState(canHave);
  return (
    <FormDialog
      title="Make an offer"
      submit="Make the draft"
      pending={pending}
      onSubmit={() => onMake(withOption)}
      onClose={onClose}
    >
      {day && <Typography>{`${venueName(day.venue)}, ${dayText(day.day, serverNow())}`}</Typography>}
      {day?.reasons.map((reason) => (
        <Typography key={reason} color="textSecondary">
          {reason}
        </Typography>
      ))}
      {canHave && (
        <FormControlLabel
          control={<Checkbox checked={withOption} onChange={(_, checked) => setWithOption(checked)} />}
          label={day.state === 'option' ? 'With an option behind the others' : 'With an option'}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {withOption
          ? 'The offer binds as long as the option holds and is first in line. The client gets no email about it.'
          : 'Without an option the offer is not binding and cannot be accepted on its page.'}
      </Typography>
    </FormDialog>
  );
}
