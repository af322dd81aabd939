import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../settings/settings-section';
import { setNotificationsOn, useNotificationsState } from './notifications-setting';

const sentences = {
  on: 'Replies, new leads and reminders about your leads and those without an owner are shown, while you are signed in and a tab of the desk is open.',
  off: 'Off in this browser. They name the person and nothing else.',
  denied: 'This browser was told to show none. Allow notifications for this site in the settings of the browser.',
  unsupported: 'This browser shows no notifications.',
} as const;

/** Turns this browser's notifications on and off. */
export function NotificationsSection() {
  const state = useNotificationsState();
  return (
    <SettingsSection title="Notifications">
      <FormControlLabel
        control={
          <Switch
            checked={state === 'on'}
            disabled={state === 'denied' || state === 'unsupported'}
            onChange={(_, checked) => void setNotificationsOn(checked)}
          />
        }
        label="Notifications in this browser"
      />
      <Typography variant="body2" color="textSecondary">
        {sentences[state]}
      </Typography>
    </SettingsSection>
  );
}
