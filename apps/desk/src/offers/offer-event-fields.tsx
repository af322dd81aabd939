import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { layouts } from '@mainstage/venues/facts/layouts';
import type { Control } from 'react-hook-form';
import { useSession } from '../session/session';
import { FormText } from './form-text';
import type { OfferForm } from './offer-form';
import type { OfferProblems } from './offer-problems';
import { customerLabels } from './offer-words';

interface FieldsProps {
  control: Control<OfferForm>;
  problems: OfferProblems;
}

const columns = (width: number) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

export function OfferEventFields({ control, problems, hasOption }: FieldsProps & { hasOption: boolean }) {
  const { venues } = useSession();
  return (
    <>
      <Box sx={columns(200)}>
        <FormText control={control} name="venue" label="Venue" select problem={problems.get('venue')}>
          {venues.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </FormText>
        <FormText control={control} name="day" label="Day" type="date" problem={problems.get('day')} />
        <FormText control={control} name="startsAt" label="Begins" type="time" problem={problems.get('startsAt')} />
        <FormText control={control} name="endsAt" label="Ends" type="time" problem={problems.get('endsAt')} />
        <FormText control={control} name="guests" label="Guests" numeric max={4} problem={problems.get('guests')} />
        <FormText control={control} name="layout" label="Layout" select problem={problems.get('layout')}>
          <MenuItem value="">Not decided</MenuItem>
          {Object.entries(layouts).map(([id, { label }]) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </FormText>
        <FormText
          control={control}
          name="setUp"
          label="Set-up in minutes"
          numeric
          max={4}
          problem={problems.get('setUpMinutes')}
        />
        <FormText
          control={control}
          name="dismantling"
          label="Dismantling in minutes"
          numeric
          max={4}
          problem={problems.get('dismantlingMinutes')}
        />
      </Box>
      {hasOption && (
        <Typography variant="body2" color="textSecondary">
          The option keeps its own venue, hours and guests: change them at the booking too.
        </Typography>
      )}
    </>
  );
}

export function OfferClientFields({ control, problems }: FieldsProps) {
  return (
    <Box sx={columns(240)}>
      <FormText control={control} name="clientName" label="Name" max={200} problem={problems.get('client.name')} />
      <FormText
        control={control}
        name="clientCompany"
        label="Company"
        max={200}
        problem={problems.get('client.company')}
      />
      <FormText
        control={control}
        name="clientEmail"
        label="Email address"
        max={254}
        problem={problems.get('client.email')}
        hint="The code for accepting is sent there."
      />
      <FormText
        control={control}
        name="customer"
        label="Accepts as"
        select
        hint="A private host accepts by answering the email."
      >
        {Object.entries(customerLabels).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </FormText>
    </Box>
  );
}
