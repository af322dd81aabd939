import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Language } from '@mainstage/contracts/language';
import { offerLimits } from '@mainstage/contracts/offers/offer';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { FormFailure } from './form-failure';
import { Part } from './part';
import type { AnsweredForm } from './typed';
import { TypedField } from './typed-field';
import { formWords } from './words';

interface DeclinePartProps {
  language: Language;
  answered: AnsweredForm | undefined;
  address: string;
}

export function DeclinePart({ language, answered, address }: DeclinePartProps) {
  const { decline: texts } = pageTexts[language];
  const refused = answered?.intent === 'decline' ? answered : undefined;
  return (
    <Part id="decline" title={texts.heading}>
      <Typography>{texts.intro}</Typography>
      <FormFailure answered={answered} of={['decline']} language={language} />
      <form method="post" action={`${address}#decline`}>
        <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
          <TypedField
            name="reason"
            label={texts.reason}
            typed={refused?.typed['reason']}
            error={refused?.wrong.includes('reason') ? formWords[language].errors.reason : undefined}
            required
            lines={3}
            inputProps={{ maxLength: offerLimits.message }}
          />
          <Button
            type="submit"
            name="intent"
            value="decline"
            variant="outlined"
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            {texts.button}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
