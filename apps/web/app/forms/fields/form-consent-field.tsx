import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useWatch } from 'react-hook-form';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import type { Submission } from '../submission/use-submission';
import { ConsentText } from './consent-text';
import { useField } from './use-field';

interface FormConsentFieldProps<F extends FormName> {
  form: Submission<F>;
  name: FieldOf<F>;
}

/** The consent checkbox: its label is the form's consent text, word for word. */
export function FormConsentField<F extends FormName>({ form, name }: FormConsentFieldProps<F>) {
  const errorId = useId();
  const { id, initial, required, error, language, register, path } = useField(form, name);
  const ticked = useWatch({ control: form.methods.control, name: path }) ?? initial;
  const { ref, ...control } = register();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            {...control}
            checked={ticked === true}
            slotProps={{
              input: {
                id,
                ref,
                required,
                'aria-invalid': error !== undefined,
                'aria-describedby': error === undefined ? undefined : errorId,
              },
            }}
          />
        }
        label={
          <>
            <ConsentText text={consentTexts[form.form].text} language={language} newTab />{' '}
            <Box component="span" aria-hidden="true" sx={{ color: 'accent.main' }}>
              *
            </Box>
          </>
        }
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
