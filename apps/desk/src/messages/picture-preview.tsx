import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { errorText } from '../api/error-text';
import type { AttachmentPreviewProps } from './attachment-preview-props';
import { previewAddress } from './message-address';

/** A picture re-encoded by the server, or why that failed. */
export function PicturePreview({ messageId, number, name }: AttachmentPreviewProps) {
  const [hasFailed, setFailed] = useState(false);
  const { error } = useQuery({
    queryKey: ['preview-problem', messageId, number],
    queryFn: ({ signal }) =>
      callDesk(`/messages/${encodeURIComponent(messageId)}/attachments/${number}/preview`, { signal }),
    enabled: hasFailed,
    retry: false,
  });
  if (error) return <Alert severity="info">{errorText(error)}</Alert>;
  return (
    <Box
      component="img"
      src={previewAddress(messageId, number)}
      alt={`Preview of ${name}`}
      onError={() => setFailed(true)}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
    />
  );
}
