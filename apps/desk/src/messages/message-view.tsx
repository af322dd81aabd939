import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type WholeMessage, messageFrameSandbox } from '@mainstage/contracts/desk/messages';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { LoadError, LoadingRows } from '../shell/states';
import { AttachmentList } from './attachment-list';
import { htmlAddress, originalAddress } from './message-address';
import { MessageNotices } from './message-notices';

interface MessageViewProps {
  id: string;
  /** Whether a member sent it: its sender is known. */
  isOurs?: boolean;
}

/** A received message or one of our answers in full: as HTML or text, with its files and the original. */
export function MessageView({ id, isOurs = false }: MessageViewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.message(id),
    queryFn: ({ signal }) => callDesk<WholeMessage>(`/messages/${encodeURIComponent(id)}`, { signal }),
    // Stored messages do not change.
    staleTime: Infinity,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={2} />;
  return <ShownMessage message={data} isOurs={isOurs} />;
}

function ShownMessage({ message, isOurs }: { message: WholeMessage; isOurs: boolean }) {
  const { id, from, fromName, subject, text, hasHtml, notices, attachments } = message;
  const [isPlain, setPlain] = useState(!hasHtml);
  return (
    <Box
      component="section"
      aria-label="The whole message"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, my: 1 }}
    >
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{subject || 'No subject'}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {[fromName, from && `<${from}>`].filter(Boolean).join(' ') || 'Sender not given'}
        {!isOurs && ' (unchecked)'}
      </Typography>
      <MessageNotices notices={notices} />
      <AttachmentList messageId={id} files={attachments} />
      {isPlain ? (
        text && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>{text}</Typography>
      ) : (
        <Box
          component="iframe"
          title="The message as its sender laid it out"
          src={htmlAddress(id)}
          sandbox={messageFrameSandbox}
          referrerPolicy="no-referrer"
          sx={{ display: 'block', width: 1, height: '60vh', my: 1, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {hasHtml && (
          <Button size="small" onClick={() => setPlain(!isPlain)}>
            {isPlain ? 'Show the layout' : 'Show as text'}
          </Button>
        )}
        <Link href={originalAddress(id)} download variant="body2">
          Download the original
        </Link>
      </Box>
    </Box>
  );
}
