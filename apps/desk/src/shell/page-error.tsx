import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Page } from './page';

/** Replaces a page that failed, most often because a new release replaced its scripts. */
export function PageError() {
  return (
    <Page title="This page did not load">
      <Typography>Perhaps there is a newer version of the desk, or the network was down.</Typography>
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Stack>
    </Page>
  );
}

export function UnknownPage() {
  return (
    <Page title="There is no such page">
      <Button component={Link} to="/today" variant="contained">
        Go to Today
      </Button>
    </Page>
  );
}
