import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { FormFailure } from './form-failure';
import { Part } from './part';
import type { AcceptField, AnsweredForm, Typed } from './typed';
import { TypedField } from './typed-field';
import { formWords } from './words';

interface AcceptPartProps {
  page: OfferPage;
  /** Total of what is ticked, in cents. */
  gross: number;
  typed: Typed;
  codeSent: boolean;
  answered: AnsweredForm | undefined;
}

/** Fields and button of the acceptance, inside the form that contains the lines. */
export function AcceptPart({
  page: { content, binding, codeGoesTo },
  gross,
  typed,
  codeSent,
  answered,
}: AcceptPartProps) {
  const { language, client, terms } = content;
  const { accept: texts } = pageTexts[language];
  const words = formWords[language];
  const wrong = answered?.intent === 'accept' ? answered.wrong : [];
  const errorOf = (field: AcceptField) => (wrong.includes(field) ? words.errors[field] : undefined);
  const fieldOf = (name: Exclude<AcceptField, 'terms'>, initial?: string) => ({
    name,
    typed: typed[name] ?? initial,
    error: errorOf(name),
    label: texts[name],
    required: true,
  });

  return (
    <Part id="accept" title={texts.heading}>
      <Typography>{binding.kind === 'booked' ? texts.howBooked : texts.how}</Typography>
      <FormFailure answered={answered} of={['accept', 'code']} language={language} />
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
        <TypedField {...fieldOf('name', client.name)} autoComplete="name" inputProps={{ maxLength: 200 }} />
        <TypedField {...fieldOf('position')} autoComplete="organization-title" inputProps={{ maxLength: 200 }} />
        <TypedField
          {...fieldOf('company', client.company ?? '')}
          autoComplete="organization"
          inputProps={{ maxLength: 200 }}
        />
        <TypedField
          {...fieldOf('billingAddress')}
          autoComplete="street-address"
          hint={words.billingHint}
          lines={3}
          inputProps={{ maxLength: 1000 }}
        />
        <TypedField
          {...fieldOf('orderNumber')}
          label={`${texts.orderNumber} (${texts.optional})`}
          required={false}
          autoComplete="off"
          inputProps={{ maxLength: 200 }}
        />
        <Stack id="code-part" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {codeSent ? (
            <Alert severity="success" variant="outlined">
              {texts.codeSent(codeGoesTo)}
            </Alert>
          ) : (
            <Typography>{texts.codeHint(codeGoesTo)}</Typography>
          )}
          <Button type="submit" name="intent" value="code" variant="outlined" formNoValidate>
            {texts.sendCode}
          </Button>
        </Stack>
        <TypedField
          {...fieldOf('code')}
          autoComplete="one-time-code"
          inputProps={{ inputMode: 'numeric', maxLength: 7 }}
          sx={{ maxWidth: 240, scrollMarginTop: 320 }}
        />
        <FormControl error={errorOf('terms') !== undefined}>
          <FormControlLabel
            control={
              <Checkbox
                name="terms"
                defaultChecked={typed['terms'] === 'on'}
                slotProps={{
                  input: {
                    id: 'terms-tick',
                    required: true,
                    'aria-invalid': errorOf('terms') !== undefined,
                    'aria-describedby': errorOf('terms') && 'terms-error',
                  },
                }}
              />
            }
            label={texts.terms(terms ?? '')}
          />
          {errorOf('terms') && <FormHelperText id="terms-error">{errorOf('terms')}</FormHelperText>}
        </FormControl>
        <Button type="submit" name="intent" value="accept" size="large" sx={{ alignSelf: { sm: 'flex-start' } }}>
          {texts.button(offerFormats[language].money(gross))}
        </Button>
      </Stack>
    </Part>
  );
}
