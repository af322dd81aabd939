import { useId } from 'react';
import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type Path, useWatch } from 'react-hook-form';
import { ControlTheme } from '@mainstage/ui/theme/control-theme';
import { tone } from '@mainstage/ui/theme/tones';
import type { Submission } from '../submission/use-submission';
import type { ValuesOf } from '../submission/values';
import { ConsentText } from './consent-text';
import { useField } from './use-field';

/** The forms that ask for consent with a box. */
type Asking = 'webinar' | 'business-event';

/** The consent box: its label is the consent text, word for word. */
export function FormConsentField<F extends Asking>({ form, text }: { form: Submission<F>; text: string }) {
  const name = 'agreeToTerms';
  const errorId = useId();
  const { required, error, language, register } = useField<F>(form, name);
  const ticked = useWatch({ control: form.methods.control, name: name as Path<ValuesOf<F>> });
  const { ref, ...control } = register();
  return (
    <ControlTheme>
      <FormControl error={error !== undefined}>
        <FormControlLabel
          control={
            <Checkbox
              {...control}
              checked={ticked === true}
              slotProps={{
                input: {
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
              <ConsentText text={text} language={language} newTab />{' '}
              <span aria-hidden="true" style={{ color: tone.accent }}>
                *
              </span>
            </>
          }
        />
        {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
      </FormControl>
    </ControlTheme>
  );
}
