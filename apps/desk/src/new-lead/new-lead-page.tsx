import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DeskKind, deskKinds, leadSources } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { pressErrorText } from '../api/error-text';
import { queryKeys } from '../api/query-keys';
import { useDraft } from '../drafts/use-draft';
import { useSession } from '../session/session';
import { DayField } from '../shell/day-field';
import { useNotices } from '../shell/notices';
import { Page } from '../shell/page';
import { kindLabels, sourceLabels } from '../text/labels';
import { HandFieldInput } from './hand-field-input';
import { handFieldsOf } from './hand-fields';
import { fieldErrorsOf } from './server-errors';
import { errorsOf, type HandValues, leadByHandOf } from './hand-form';

const sources = leadSources.filter((source) => source !== 'website');
const empty: HandValues = { kind: 'contact', source: 'telephone', clock: true, venue: '', date: '', fields: {} };

/** Enters a lead from the telephone, a fair or an agency, with the fields of the visitor's form. */
export function NewLeadPage() {
  const { venues } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { value: values, set: keep, drop, kept } = useDraft('new-lead', empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callDesk<{ id: string }>('/leads', { method: 'POST', body: leadByHandOf(values) }),
    onSuccess: ({ id }) => {
      drop();
      notify({ text: 'The lead is on the desk' });
      for (const queryKey of [queryKeys.lists, queryKeys.today]) void client.invalidateQueries({ queryKey });
      void navigate(`/leads/${id}`);
    },
    onError: (failure) => failure instanceof DeskError && setErrors(fieldErrorsOf(failure)),
  });
  const set = (changes: Partial<HandValues>) => keep({ ...values, ...changes });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = errorsOf(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return mutate();
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Page title="New lead">
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, maxWidth: 760 }}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField
            select
            label="How it came"
            value={values.source}
            onChange={(event) => set({ source: event.target.value as HandValues['source'] })}
          >
            {sources.map((source) => (
              <MenuItem key={source} value={source}>
                {sourceLabels[source]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="What it is"
            value={values.kind}
            onChange={(event) => set({ kind: event.target.value as DeskKind })}
          >
            {deskKinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kindLabels[kind]}
              </MenuItem>
            ))}
          </TextField>
          {handFieldsOf(values.kind).map((field) => (
            <HandFieldInput
              key={field.name}
              field={field}
              value={values.fields[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => set({ fields: { ...values.fields, [field.name]: value } })}
            />
          ))}
          {values.kind === 'contact' && (
            <TextField
              label="Phone"
              name="handPhone"
              type="tel"
              autoComplete="off"
              value={values.phone ?? ''}
              error={errors['phone'] !== undefined}
              helperText={errors['phone']}
              onChange={(event) => set({ phone: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
          )}
          <TextField select label="Venue" value={values.venue} onChange={(event) => set({ venue: event.target.value })}>
            <MenuItem value="">Not given</MenuItem>
            {venues.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <DayField label="Day of the event" value={values.date} onChange={(date) => set({ date })} />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, justifyItems: 'start' }}>
            <FormControlLabel
              control={<Switch checked={values.clock} onChange={(_, clock) => set({ clock })} />}
              label="An answer is due: the clock runs"
            />
            <Typography variant="body2" color="textSecondary">
              An email address or a telephone number is needed. No email is sent, and no consent is recorded.
            </Typography>
            {error && <Alert severity="error">{pressErrorText(error)}</Alert>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Button type="submit" variant="contained" loading={isPending}>
                Add the lead
              </Button>
              {kept && (
                <>
                  <Button color="secondary" onClick={drop}>
                    Empty the form
                  </Button>
                  <Typography variant="body2" color="textSecondary">
                    Draft kept
                  </Typography>
                </>
              )}
            </Box>
          </Box>
        </Box>
      </Paper>
    </Page>
  );
}
