import { deliveryTexts } from '@mainstage/content/forms/delivery';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { Language } from '@mainstage/contracts/language';
import { AddressCorrection } from '@mainstage/contracts/address-correction';
import { addressPath, type DeliveryStatus } from '@mainstage/contracts/delivery';
import { codeOf } from '@mainstage/contracts/field-codes';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { postJson } from '../../api/post-json';
import { classResolver } from '../submission/class-resolver';
import { Field } from '../../components/fields/field';
import { isDeliveryStatus } from './follow-delivery';

const Column = styled('form')({ display: 'grid', gap: 16, maxWidth: 480 });

interface AddressCorrectionFormProps {
  /** Id of the submission. */
  id: string;
  /** The address that its mail server rejected as unknown. */
  email: string;
  language: Language;
  onCorrected: (email: string, status: DeliveryStatus) => void;
}

/** Corrects the address of a submission; the confirmation is then sent again. */
export function AddressCorrectionForm({ id, email, language, onCorrected }: AddressCorrectionFormProps) {
  const texts = deliveryTexts[language];
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    defaultValues: { email },
    resolver: classResolver(AddressCorrection),
  });

  async function send({ email: corrected }: { email: string }) {
    const result = await postJson(addressPath(id), { email: corrected });
    if (result.ok && isDeliveryStatus(result.answer)) return onCorrected(corrected, result.answer);
    const code = !result.ok && result.errors?.find((error) => error.field === 'email')?.code;
    if (code) setError('email', { type: code });
    else setError('root', { type: 'failed' });
  }

  const failed = formState.errors.email?.type;
  const code = failed && codeOf(failed);
  const error = code && (fieldErrors[language][code] ?? fieldErrors[language].wrong_type);
  const { ref, ...control } = register('email');
  return (
    <Column noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Field
        {...control}
        label={texts.label}
        required
        error={error}
        inputRef={ref}
        type="email"
        autoComplete="email"
        inputProps={{ readOnly: formState.isSubmitting, spellCheck: false }}
      />
      <Button type="submit" variant="contained" disabled={formState.isSubmitting} sx={{ justifySelf: 'start' }}>
        <span>{formState.isSubmitting ? texts.submitting : texts.submit}</span>
      </Button>
      <div role="alert">{formState.errors.root && <Typography>{texts.failed}</Typography>}</div>
    </Column>
  );
}
