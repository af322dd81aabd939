import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { Hire } from '@mainstage/contracts/day-parts';
import { GuestsField } from './guests-field';
import { MailPreviews } from './mail-preview';
import { type ChosenPlace, PlaceFields } from './place-fields';
import { useBookingCalls } from './use-booking-calls';
import { useMailPreview } from './use-mail-preview';

interface OptionFormProps {
  leadId: string;
  venue: string | null;
  day: string | null;
  hire?: Hire;
  now: number;
  onDone?: () => void;
}

/** Creates an option for a lead, by default for the requested venue and day. */
export function OptionForm({ leadId, venue, day, hire = 'full-day', now, onDone }: OptionFormProps) {
  const { making } = useBookingCalls();
  const [place, setPlace] = useState<ChosenPlace>({ venue: venue ?? '', day: day ?? '', hire });
  const [guests, setGuests] = useState('');
  const option =
    place.venue === '' || place.day === ''
      ? null
      : { ...place, hire: place.hire as Hire, ...(guests && { guests: Number(guests) }) };
  const mails = useMailPreview(`/leads/${leadId}/bookings`, option);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option) making.mutate({ leadId, option: { ...option, ...mails.told } }, { onSuccess: () => onDone?.() });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <PlaceFields place={place} onChange={setPlace} now={now} />
      <GuestsField
        value={guests}
        onChange={setGuests}
        helperText="With the client’s own staff. Left empty, as many count as the layout or the room takes."
      />
      <MailPreviews {...mails} />
      <Button type="submit" variant="outlined" loading={making.isPending} disabled={!mails.isReady}>
        Make an option
      </Button>
    </Box>
  );
}
