import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { TextBlock, TextBlockVersion } from '@mainstage/contracts/desk/text-blocks';
import { useId } from 'react';
import { serverNow } from '../api/server-time';
import { memberName, useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { momentText } from '../text/times';
import { useTextBlockCalls, useTextBlockHistory } from './text-block-calls';

interface TextBlockHistoryDialogProps {
  block: TextBlock;
  mayRestore: boolean;
  onClose: () => void;
}

/** All versions of a text block; a button restores an old one. */
export function TextBlockHistoryDialog({ block, mayRestore, onClose }: TextBlockHistoryDialogProps) {
  const titleId = useId();
  const { data, error, refetch } = useTextBlockHistory(block.id);
  const { restore } = useTextBlockCalls();
  const { notify, notifyError } = useNotices();
  const newest = data?.[0]?.version ?? block.version;
  const restoreFrom = ({ version: from }: TextBlockVersion) =>
    restore.mutate(
      { id: block.id, version: newest, from },
      { onSuccess: () => notify({ text: `Version ${from} restored` }), onError: notifyError },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`History of “${block.title}”`}</DialogTitle>
      <DialogContent>
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={2} />)}
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((version) => (
            <VersionItem
              key={version.version}
              shown={version}
              isNewest={version.version === newest}
              onRestore={mayRestore && version.version !== newest ? () => restoreFrom(version) : undefined}
              isPending={restore.isPending}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionItemProps {
  shown: TextBlockVersion;
  isNewest: boolean;
  onRestore?: () => void;
  isPending: boolean;
}

function VersionItem({ shown, isNewest, onRestore, isPending }: VersionItemProps) {
  const { team } = useSession();
  const { version, title, text, changedBy, changedAt } = shown;
  const writer = changedBy === null ? 'came with the desk' : memberName(team, changedBy);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {`Version ${version}${isNewest ? ', now' : ''} · ${writer}, ${momentText(changedAt, serverNow())}`}
        </Typography>
        {onRestore && (
          <Button size="small" onClick={onRestore} disabled={isPending} aria-label={`Restore version ${version}`}>
            Restore
          </Button>
        )}
      </Box>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
