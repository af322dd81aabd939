import { webinarOver } from '@mainstage/content/webinar/state-words';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/links/button-link';

/** Replaces the sign-up after the date: a link to the next one. */
export function WebinarOver() {
  return (
    <>
      <Typography variant="lead">{webinarOver.title}</Typography>
      <Typography variant="prose">{webinarOver.text}</Typography>
      <NextDate />
    </>
  );
}

function NextDate() {
  return (
    <Stack direction="row">
      <ButtonLink to={webinarOver.action.to}>{webinarOver.action.label}</ButtonLink>
    </Stack>
  );
}
