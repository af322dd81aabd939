import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type PreviewedMail, unreachableTexts } from '@mainstage/contracts/desk/bookings';
import { errorText } from '../api/error-text';
import type { MailPreview } from './use-mail-preview';

/** The mails that an action would send, each with an option not to send it; or why the action would be refused. */
export function MailPreviews({ preview, error, refetch, isFetching, isTold, choose }: MailPreview) {
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!preview) return isFetching ? <LinearProgress aria-label="Loading the email" /> : null;
  const { unreachable, mails } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {unreachable && !mails.some(({ own }) => own) && (
        <Typography variant="body2">{unreachableTexts[unreachable]}</Typography>
      )}
      {!unreachable && mails.length === 0 && <Typography variant="body2">No client gets an email.</Typography>}
      {mails.map((mail) => (
        <PreviewedMailBox
          key={`${mail.bookingId} ${mail.subject}`}
          mail={mail}
          told={isTold(mail)}
          onChoose={(told) => choose(mail, told)}
        />
      ))}
    </Box>
  );
}

interface PreviewedMailBoxProps {
  mail: PreviewedMail;
  told: boolean;
  onChoose: (told: boolean) => void;
}

function PreviewedMailBox({ mail, told, onChoose }: PreviewedMailBoxProps) {
  const { own, who } = mail;
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={told} onChange={(_, on) => onChoose(on)} />}
        label={own ? 'Tell the client' : `Tell ${who}`}
      />
      {own && (
        <Typography variant="body2" color="textSecondary">
          Automatic emails about this booking follow the same choice.
        </Typography>
      )}
      {told && <MailText mail={mail} />}
    </Box>
  );
}

/** A mail as its recipient gets it. */
export function MailText({ mail: { to, subject, text } }: { mail: PreviewedMail }) {
  return (
    <Box
      component="section"
      aria-label={`Email to ${to}`}
      tabIndex={0}
      sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 260, overflowY: 'auto' }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        To {to}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{subject}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {shortened(text)}
      </Typography>
    </Box>
  );
}

/** Shortens signed addresses, which would be wider than a phone. */
const shortened = (text: string) => text.replace(/(https?:\/\/\S{40})\S+/g, '$1…').replace(/^=+\n/gm, '');
