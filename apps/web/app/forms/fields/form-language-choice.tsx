import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { answerInGerman } from '@mainstage/content/forms/answer-language';
import type { FormName } from '@mainstage/leads/forms';
import { useWatch } from 'react-hook-form';
import type { Submission } from '../submission/use-submission';
import { useField } from './use-field';

/**
 * *Answer me in German*: the language of the mails and answers, while the page keeps its own (rule visitor.language).
 */
export function FormLanguageChoice<F extends FormName>({ form }: { form: Submission<F> }) {
  const { id, initial, register, path } = useField(form, 'language');
  const chosen = useWatch({ control: form.methods.control, name: path }) ?? initial;
  const { ref, ...control } = register();
  return (
    <FormControlLabel
      control={<Checkbox {...control} value="de" checked={chosen === 'de'} slotProps={{ input: { id, ref } }} />}
      label={answerInGerman}
    />
  );
}
