import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languageNames } from '@mainstage/contracts/language';
import { layouts } from '@mainstage/venues/facts/layouts';
import { hireLabels } from '../../bookings/hire-labels';
import { useSession } from '../../session/session';
import type { CorrectedName } from './correction';

const fields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  fullName: { label: 'Name' },
  company: { label: 'Company' },
  email: { label: 'Email address', type: 'email' },
  phone: { label: 'Telephone', type: 'tel' },
  tourDate: { label: 'Day of the tour', type: 'date' },
  tourTime: { label: 'Time of the tour', type: 'time' },
  tourGuests: { label: 'Guests on the tour', digits: true },
  venue: { label: 'Venue', select: true },
  date: { label: 'Day of the event', type: 'date' },
  part: { label: 'Part of the day', select: true },
  guests: { label: 'Guests', digits: true },
  layout: { label: 'Layout', select: true },
  language: { label: 'Answered in', select: true, needed: true },
} as const satisfies Record<
  CorrectedName,
  { label: string; type?: 'email' | 'tel' | 'date' | 'time'; digits?: true; select?: true; needed?: true }
>;

interface CorrectionFieldProps {
  name: CorrectedName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function CorrectionField({ name, value, error, onChange }: CorrectionFieldProps) {
  const { venues } = useSession();
  const field: { label: string; type?: string; digits?: true; select?: true; needed?: true } = fields[name];
  const options: Partial<Record<CorrectedName, readonly (readonly [string, string])[]>> = {
    venue: venues.map(({ id, name: words }) => [id, words]),
    part: Object.entries(hireLabels),
    layout: Object.entries(layouts).map(([id, { label }]) => [id, label]),
    language: Object.entries(languageNames),
  };
  const isMoment = field.type === 'date' || field.type === 'time';
  return (
    <TextField
      label={field.label}
      name={name}
      value={value}
      type={field.type ?? 'text'}
      select={field.select ?? false}
      error={error !== undefined}
      helperText={error}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: isMoment ? { shrink: true } : undefined,
        htmlInput: { inputMode: field.digits && 'numeric', maxLength: field.select ? undefined : 254 },
      }}
    >
      {field.select && [
        !field.needed && (
          <MenuItem key="" value="">
            Not given
          </MenuItem>
        ),
        ...(options[name] ?? []).map(([id, words]) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}
