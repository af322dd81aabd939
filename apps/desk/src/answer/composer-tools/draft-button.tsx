import AutoFixHighIcon from '@mui/icons-material/AutoFixHigh';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { FactsDraft } from '@mainstage/contracts/desk/draft';
import type { Language } from '@mainstage/contracts/language';
import { addressQuery, callDesk } from '../../api/call-desk';
import { useNotices } from '../../shell/notices';
import type { Omitted } from './omitted-notice';

interface DraftButtonProps {
  leadId: string;
  language: Language;
  onInsert: (text: string, omitted: Omitted) => void;
}

/** Inserts a draft from the current calendar and the venue's facts. */
export function DraftButton({ leadId, language, onInsert }: DraftButtonProps) {
  const { notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callDesk<FactsDraft>(`/leads/${leadId}/draft${addressQuery({ language })}`),
    onSuccess: ({ text, missing }) =>
      onInsert(text, {
        title: 'Check before you send',
        sentences: missing.map(({ sentence }) => sentence),
      }),
    onError: notifyError,
  });
  return (
    <Button variant="outlined" startIcon={<AutoFixHighIcon />} loading={isPending} onClick={() => mutate()}>
      Draft from facts
    </Button>
  );
}
