import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { fullDateText } from '@mainstage/contracts/date-text';
import { cookieCategories } from '@mainstage/content/cookies/categories';
import { cookieNotices, cookieSettings } from '@mainstage/content/shared-pages/cookie-settings';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { useNotices } from '../../notices/use-notices';
import { type CookieChoice, cookiePreferences, saveCookieChoice } from '../../components/consent/preference-store';
import { SwitchRow } from './switch-row';

const { copy } = cookieSettings;

const Form = styled('form')({
  display: 'grid',
  gap: 28,
  width: '100%',
  '@media (scripting: none)': { display: 'none' },
});
const Group = styled(FormControl)({ borderBottom: `1px solid ${tone.line}` }) as typeof FormControl;

/**
 * Essential cookies cannot be switched off; the rest is the visitor's choice, stored in this browser (rule
 * cookies.choices).
 */
export function CookieSettingsForm() {
  const stored = cookiePreferences.useValue();
  const { show } = useNotices();
  // Switched but not saved yet.
  const [changed, setChanged] = useState<CookieChoice>();
  const choice = changed ?? stored;

  function save(chosen: CookieChoice): void {
    const kept = saveCookieChoice(chosen);
    setChanged(undefined);
    show(kept ? cookieNotices.saved : cookieNotices.notStored);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(choice);
  }

  return (
    <>
      <Form onSubmit={submit}>
        <Group component="fieldset">
          <VisuallyHidden as="legend">{copy.legend}</VisuallyHidden>
          {cookieCategories.map(({ id, name, description, locked }) => (
            <SwitchRow
              key={id}
              name={name}
              description={description}
              checked={locked || choice[id]}
              locked={locked}
              state={locked ? copy.locked : choice[id] ? copy.on : copy.off}
              onChange={(on) => setChanged({ analytics: choice.analytics, marketing: choice.marketing, [id]: on })}
            />
          ))}
        </Group>
        {/* Refusing and agreeing look alike, side by side. */}
        <Stack direction="row" spacing={1.5}>
          <Button variant="outlined" onClick={() => save({ analytics: false, marketing: false })}>
            {copy.essentialOnly}
          </Button>
          <Button variant="outlined" onClick={() => save({ analytics: true, marketing: true })}>
            {copy.all}
          </Button>
          <Button type="submit">{copy.save}</Button>
        </Stack>
        <Typography variant="caption">
          {stored.savedAt
            ? copy.savedOn.replace('{date}', fullDateText(berlinTime(Date.parse(stored.savedAt)).day))
            : copy.never}
        </Typography>
      </Form>
      <Typography variant="caption" sx={{ '@media not (scripting: none)': { display: 'none' } }}>
        {copy.noScript}
      </Typography>
    </>
  );
}
