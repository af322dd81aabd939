import Alert from '@mui/material/Alert';
import type { Language } from '@mainstage/contracts/language';
import type { AnsweredForm, Intent } from './typed';
import { formWords } from './words';

interface FormFailureProps {
  answered: AnsweredForm | undefined;
  /** Buttons of the form above which it is shown. */
  of: readonly Intent[];
  language: Language;
}

/** Why a form was refused. */
export function FormFailure({ answered, of, language }: FormFailureProps) {
  if (!answered?.problem || !of.includes(answered.intent)) return null;
  return (
    <Alert severity="error" variant="outlined">
      {formWords[language].failed[answered.problem]}
    </Alert>
  );
}
