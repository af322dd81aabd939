import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sizeText } from '../text/sizes';
import { useState } from 'react';
import { AttachmentPreview } from './attachment-preview';
import { attachmentAddress } from './message-address';
import { previewKindOf } from './preview-kind';

interface ListedFile {
  name: string;
  /** Media type as declared by the sender. */
  type?: string;
  /** Bytes. */
  size?: number;
}

interface AttachmentListProps {
  messageId: string;
  files: readonly ListedFile[];
  /** False if a name's index is not the number of its file: names are no links then. */
  areLinks?: boolean;
}

/** The files of a message, each with a download; pictures and PDFs have a preview. */
export function AttachmentList({ messageId, files, areLinks = true }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label="Attachments" sx={{ listStyle: 'none', m: 0, my: 0.5, p: 0 }}>
      {files.map((file, number) => (
        <Attachment key={number} messageId={messageId} number={number} file={file} isLink={areLinks} />
      ))}
    </Box>
  );
}

interface AttachmentProps {
  messageId: string;
  number: number;
  file: ListedFile;
  isLink: boolean;
}

function Attachment({ messageId, number, file, isLink }: AttachmentProps) {
  const { name, size } = file;
  const [isOpen, setOpen] = useState(false);
  const kind = isLink ? previewKindOf(file) : undefined;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, minHeight: 32 }}>
        <AttachFileIcon fontSize="small" color="action" aria-hidden />
        {isLink ? (
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
        {kind && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? `Hide ${name}` : `Show ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </Box>
      {kind && isOpen && (
        <Box sx={{ my: 1 }}>
          <AttachmentPreview kind={kind} messageId={messageId} number={number} name={name} />
        </Box>
      )}
    </Box>
  );
}
