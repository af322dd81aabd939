import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotices } from '../shell/notices';

interface PreviewButtonProps {
  versionId: string;
  /** Stores what is typed, which the preview shows. */
  save: () => Promise<unknown>;
}

/** Address of a version's page and PDF as the client sees them, for members. */
export const previewAddress = (versionId: string): string => `/offers/${versionId}`;

/** Opens the preview of a draft in a tab of its own. */
export function PreviewButton({ versionId, save }: PreviewButtonProps) {
  const { notifyError } = useNotices();
  const [pending, setPending] = useState(false);
  const open = async () => {
    // Opened at once: after a wait the browser blocks it as a pop-up.
    const tab = window.open('about:blank', '_blank');
    setPending(true);
    try {
      await save();
      if (tab) tab.location.replace(previewAddress(versionId));
      else window.location.assign(previewAddress(versionId));
    } catch (error) {
      tab?.close();
      notifyError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<OpenInNew />} loading={pending} onClick={() => void open()}>
      Preview
    </Button>
  );
}
