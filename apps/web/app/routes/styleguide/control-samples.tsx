import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { tourNotices } from '@mainstage/content/notices/tour';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Panel } from '@mainstage/ui/layout/panel';
import type { Tone } from '@mainstage/ui/theme/tones';
import Stack from '@mui/material/Stack';
import { useNotices } from '../../notices/use-notices';
import { Titled } from '../../components/sections/titled';
import { ButtonLink } from '../../components/links/button-link';

const { controls } = styleguide.copy;

function Fields({ tone }: { tone: Tone }) {
  const [time, setTime] = useState<string>(controls.times[0]);
  return (
    <Panel tone={tone}>
      <Stack>
        <TextField id={`${tone}-name`} label={controls.name} placeholder={controls.namePlaceholder} />
        <TextField
          id={`${tone}-email`}
          label={controls.email}
          defaultValue="ada@"
          error
          helperText={controls.emailError}
        />
        <TextField
          id={`${tone}-time`}
          select
          label={controls.time}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        >
          {controls.times.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel control={<Checkbox defaultChecked />} label={controls.agree} />
        <Stack direction="row">
          <ButtonLink to="/book-tour" size="large">
            {controls.filled}
          </ButtonLink>
          <ButtonLink to="/" variant="outlined">
            {controls.outlined}
          </ButtonLink>
          <ButtonLink to="/contact" variant="text">
            {controls.text}
          </ButtonLink>
          <Button disabled>{controls.disabled}</Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

export function ControlSamples() {
  const notices = useNotices();
  return (
    <Titled id="controls" title={controls.title} tone="mist">
      <TwoColumns spans={[6, 6]}>
        <Fields tone="white" />
        <Fields tone="graphite" />
      </TwoColumns>
      <Stack direction="row" sx={{ marginTop: 6 }}>
        <Button variant="outlined" onClick={() => notices.show(tourNotices.success)}>
          {controls.notice.success}
        </Button>
        <Button variant="outlined" onClick={() => notices.show(tourNotices.missing)}>
          {controls.notice.failure}
        </Button>
      </Stack>
    </Titled>
  );
}
