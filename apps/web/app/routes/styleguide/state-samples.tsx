import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { Titled } from '../../components/sections/titled';

const { states } = styleguide.copy;
const variants = ['contained', 'outlined', 'text'] as const;
const severities = ['info', 'success', 'error'] as const;

function ButtonStates() {
  return variants.map((variant) => (
    <Stack key={variant} direction="row">
      <Button variant={variant}>{states.rest}</Button>
      <Button variant={variant} size="large">
        {states.large}
      </Button>
      <Button variant={variant} disabled>
        {states.disabled}
      </Button>
    </Stack>
  ));
}

function ChoiceStates() {
  return (
    <>
      {[Checkbox, Radio, Switch].map((Control, index) => (
        <Stack key={index} direction="row">
          <FormControlLabel control={<Control />} label={states.off} />
          <FormControlLabel control={<Control defaultChecked />} label={states.on} />
          <FormControlLabel control={<Control disabled />} label={states.disabled} />
        </Stack>
      ))}
      <ToggleButtonGroup exclusive value="on" aria-label={states.toggle}>
        <ToggleButton value="off">{states.off}</ToggleButton>
        <ToggleButton value="on">{states.on}</ToggleButton>
        <ToggleButton value="disabled" disabled>
          {states.disabled}
        </ToggleButton>
      </ToggleButtonGroup>
      <Slider defaultValue={40} aria-label={states.slider} />
      <Stack direction="row">
        <Chip label={states.chip} onDelete={() => undefined} />
        <IconButton aria-label={states.rest}>
          <Close />
        </IconButton>
        <IconButton aria-label={states.disabled} disabled>
          <Close />
        </IconButton>
      </Stack>
    </>
  );
}

function FieldStates() {
  return (
    <>
      <TextField id="state-empty" label={states.empty} required />
      <TextField id="state-filled" label={states.filled} defaultValue={states.value} />
      <TextField id="state-error" label={states.error} error helperText={states.hint} />
      <TextField id="state-disabled" label={states.disabled} defaultValue={states.value} disabled />
    </>
  );
}

export function StateSamples() {
  return (
    <Titled id="states" title={states.title} tone="white">
      <TwoColumns spans={[6, 6]}>
        <Stack>
          <ButtonStates />
          <ChoiceStates />
        </Stack>
        <Stack>
          <FieldStates />
          {severities.map((severity) => (
            <Alert key={severity} severity={severity} role="presentation">
              <AlertTitle>{states.alerts[severity]}</AlertTitle>
            </Alert>
          ))}
        </Stack>
      </TwoColumns>
      <FactTable sx={{ marginTop: 6 }} columns={states.table.head} rows={states.table.rows} />
    </Titled>
  );
}
