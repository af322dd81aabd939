import Typography from '@mui/material/Typography';
import { type MessageNotice, messageNotices } from '@mainstage/contracts/desk/messages';

export function MessageNotices({ notices }: { notices: readonly MessageNotice[] }) {
  return notices.map((notice) => (
    <Typography key={notice} variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {messageNotices[notice]}
    </Typography>
  ));
}
