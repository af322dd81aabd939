import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { offerLimits } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { offerTotals } from '@mainstage/offers/totals';
import { FormFailure } from './form-failure';
import type { ShownOffer } from './offer-view';
import { Part } from './part';
import type { AnsweredForm, WishField } from './typed';
import { TypedField } from './typed-field';
import { whatIfTotals } from './what-if';
import { formWords } from './words';

interface WishPartProps {
  offer: ShownOffer;
  answered: AnsweredForm | undefined;
  address: string;
}

/** The client's wish for another version: guests, hours, lines and a message. */
export function WishPart({ offer: { page, sent }, answered, address }: WishPartProps) {
  const { content } = page;
  const { language } = content;
  const { wish: texts } = pageTexts[language];
  const lines = content.lines.filter(({ hidden }) => !hidden);
  const refused = answered?.intent === 'wish' ? answered : undefined;
  const had = lines.filter(({ optional }) => !optional).map(({ id }) => id);
  const before = {
    guests: content.guests,
    startsAt: berlinTime(new Date(content.startsAt)).time,
    endsAt: berlinTime(new Date(content.endsAt)).time,
    lines: refused?.lines ?? had,
  };
  const [gross, setGross] = useState<number>();
  const fieldOf = (name: WishField, initial = '') => ({
    name,
    typed: refused?.typed[name] ?? initial,
    label: texts[name],
    error: refused?.wrong.includes(name) ? formWords[language].errors[name] : undefined,
  });

  function follow(form: HTMLFormElement): void {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const guests = Number(text('guests'));
    const wish = {
      guests: Number.isInteger(guests) && guests > 0 ? guests : null,
      startsAt: text('startsAt'),
      endsAt: text('endsAt'),
      lines: data.getAll('line').map(String),
    };
    const changed = whatIfTotals(content, wish).gross;
    setGross(changed === offerTotals(content, []).gross ? undefined : changed);
  }

  return (
    <Part id="wish" title={texts.heading}>
      {sent === 'wish' && (
        <Alert severity="success" variant="outlined">
          {texts.done}
        </Alert>
      )}
      <Typography>{texts.intro}</Typography>
      <FormFailure answered={answered} of={['wish']} language={language} />
      <form method="post" action={`${address}#wish`} onChange={(event) => follow(event.currentTarget)}>
        <Stack spacing={3} sx={{ maxWidth: 560 }}>
          <TypedField
            {...fieldOf('guests', content.guests?.toString())}
            inputProps={{ inputMode: 'numeric', maxLength: 5 }}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, alignItems: 'start' }}>
            <TypedField {...fieldOf('startsAt', before.startsAt)} type="time" />
            <TypedField {...fieldOf('endsAt', before.endsAt)} type="time" />
          </Box>
          <Stack role="group" aria-label={texts.lines} sx={{ alignItems: 'flex-start' }}>
            {lines.map(({ id, label }) => (
              <FormControlLabel
                key={id}
                control={<Checkbox name="line" value={id} defaultChecked={before.lines.includes(id)} />}
                label={label}
              />
            ))}
          </Stack>
          {/* What it was before, so that only changes are sent. */}
          {(['guests', 'startsAt', 'endsAt'] as const).map((name) => (
            <input key={name} type="hidden" name={`${name}Before`} value={before[name] ?? ''} />
          ))}
          {had.map((id) => (
            <input key={id} type="hidden" name="had" value={id} />
          ))}
          <TypedField {...fieldOf('message')} lines={4} inputProps={{ maxLength: offerLimits.message }} />
          {/* Its line is kept free, so that nothing moves when it is shown. */}
          <Typography role="status" variant="caption" sx={{ minHeight: { xs: '4.7em', sm: '3.1em' } }}>
            {gross !== undefined && texts.preview(offerFormats[language].money(gross))}
          </Typography>
          <Button type="submit" name="intent" value="wish" variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
            {texts.button}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
