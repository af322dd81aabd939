import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sizeText } from '../text/sizes';
import { attachmentAddress } from './message-address';

interface AttachmentListProps {
  messageId: string;
  files: readonly { name: string; size?: number }[];
  /** False where the place of a name is not the number of its file: then the names are no links. */
  areLinks?: boolean;
}

/** The files of a message, each saved by one press. */
export function AttachmentList({ messageId, files, areLinks = true }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label="Attachments" sx={{ listStyle: 'none', m: 0, my: 0.5, p: 0 }}>
      {files.map(({ name, size }, number) => (
        <Box component="li" key={number} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
          <AttachFileIcon fontSize="small" color="action" aria-hidden />
          {areLinks ? (
            <Link href={attachmentAddress(messageId, number)} download={name} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Link>
          ) : (
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          )}
          {size !== undefined && (
            <Typography variant="body2" component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {sizeText(size)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
