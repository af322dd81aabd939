import Alert from '@mui/material/Alert';

/** In English, as the desk that it is for. */
export function PreviewNotice() {
  return (
    <Alert severity="info" variant="outlined" lang="en" sx={{ mt: 8, maxWidth: 800 }}>
      Preview for the team: this is the client’s page. Its forms are switched off, and looking at it is not noted as
      opened.
    </Alert>
  );
}
