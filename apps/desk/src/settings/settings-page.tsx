import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NotificationsSection } from '../notifications/notifications-section';
import { ShortcutsSwitch } from '../keyboard/shortcuts-switch';
import { useSession } from '../session/session';
import { Page } from '../shell/page';
import { rightLabels } from '../text/labels';
import { AwaySetting } from './away-setting';
import { PasskeysSetting } from './passkeys-setting';
import { SessionsSetting } from './sessions-setting';
import { SignatureSetting } from './signature-setting';
import { SettingsSection } from './settings-section';

export function SettingsPage() {
  const { member } = useSession();
  return (
    <Page title="Settings">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${member.name} · ${member.email} · ${rightLabels[member.right]}`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {member.right !== 'read' && <SignatureSetting />}
        <AwaySetting />
        <PasskeysSetting />
        <SessionsSetting />
        <NotificationsSection />
        <SettingsSection title="Text blocks">
          <Typography variant="body2" color="textSecondary">
            The team’s texts for answers and offers, in English and German.
          </Typography>
          <Button component={Link} to="/settings/text-blocks" variant="outlined" sx={{ justifySelf: 'start' }}>
            Edit the text blocks
          </Button>
        </SettingsSection>
        <SettingsSection title="Offers">
          <Typography variant="body2" color="textSecondary">
            An offer counts as opened after a touch, a key or a scroll on its page. That may also have been a program,
            such as a mail scanner, so the desk says “opened, perhaps by a program”. The team’s own look at the client’s
            page never counts.
          </Typography>
        </SettingsSection>
        <SettingsSection title="Keys">
          <ShortcutsSwitch />
          <Typography variant="body2" color="textSecondary">
            Press ? on any page to see them.
          </Typography>
        </SettingsSection>
      </Box>
    </Page>
  );
}
