import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { answerAddress } from '../lead/answer-address';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { AnswerForm } from './answer-form';
import { panelWidth } from './panel-width';

interface AnswerPanelProps {
  lead: DeskLeadDetail;
  onClose: () => void;
  onUndo: (answerId: string) => void;
  /** Called when the member answers in a mail program instead. */
  onMailProgram: () => void;
}

/**
 * The composer: beside the thread if there is space, else over the whole window. A window that is turned, resized or
 * zoomed does not change which of the two it is, because the form would be mounted anew without the text.
 */
export function AnswerPanel(props: AnswerPanelProps) {
  const { lead, onClose } = props;
  const theme = useTheme();
  const hasSpace = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true });
  const [isBeside] = useState(hasSpace);
  const title = `Answer to ${lead.name}`;
  if (!isBeside)
    return (
      <Dialog fullScreen open onClose={onClose} aria-label={title}>
        <Composer {...props} title={title} />
      </Dialog>
    );
  return (
    <Portal>
      <Paper
        component="section"
        aria-label={title}
        elevation={0}
        square
        sx={{
          ...{ position: 'fixed', top: 0, right: 0, bottom: 0, zIndex: 'appBar' },
          width: { xs: '100%', lg: panelWidth },
          ...{ borderLeft: 1, borderColor: 'divider', display: 'flex', flexDirection: 'column' },
        }}
      >
        <Composer {...props} title={title} />
      </Paper>
    </Portal>
  );
}

function Composer({ lead, onClose, onUndo, onMailProgram, title }: AnswerPanelProps & { title: string }) {
  const { notifyError } = useNotices();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.answer(lead.id),
    queryFn: ({ signal }) => callDesk<AnswerComposer>(`/leads/${lead.id}/answer`, { signal }),
    // Input must not be replaced while it is open, and a cached version must not be shown when it is opened again.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnReconnect: false },
  });
  const discard = () => {
    onClose();
    callDesk(`/leads/${lead.id}/answer`, { method: 'DELETE' }).catch(notifyError);
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" noWrap>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {data ? `From ${data.from}` : lead.reference}
          </Typography>
        </Box>
        {lead.email && (
          <Button size="small" href={answerAddress({ ...lead, email: lead.email })} onClick={onMailProgram}>
            Mail program
          </Button>
        )}
        <IconButton aria-label="Close, the draft is kept" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {data ? (
        <AnswerForm lead={lead} composer={data} onClose={onClose} onUndo={onUndo} onDiscard={discard} />
      ) : (
        <Box sx={{ p: 2 }}>
          {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={4} />}
        </Box>
      )}
    </>
  );
}
