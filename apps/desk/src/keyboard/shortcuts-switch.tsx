import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { setShortcutsOn, useShortcutsOn } from './shortcuts-setting';

export function ShortcutsSwitch() {
  const on = useShortcutsOn();
  return (
    <FormControlLabel
      control={<Switch checked={on} onChange={(_, checked) => setShortcutsOn(checked)} />}
      label="Single keys work in this browser"
    />
  );
}
