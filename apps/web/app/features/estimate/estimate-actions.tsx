import Button from '@mui/material/Button';
import { useState } from 'react';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/links/button-link';

const words = estimatePage.copy.actions;

/**
 * Where the estimate goes: to sales with an enquiry, onto paper, into somebody's chat.
 * @param send the query of the contact form's address
 * @param address the full address of this estimate; without it nothing can be printed or copied yet
 */
export function EstimateActions({ send, address }: { send: string; address?: string }) {
  const [copied, setCopied] = useState<string>();
  const copies = address !== undefined && 'clipboard' in navigator;

  async function copy(): Promise<void> {
    if (!address) return;
    await navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      // Refused: the address bar shows the same link.
      () => setCopied(undefined),
    );
  }

  return (
    <div data-print="hide">
      <Stack direction="row" spacing={2}>
        <ButtonLink to={`/contact?${send}`} size="large">
          {words.send}
        </ButtonLink>
        <Button variant="outlined" size="large" disabled={address === undefined} onClick={() => window.print()}>
          {words.print}
        </Button>
        {copies && (
          <Button variant="text" onClick={() => void copy()}>
            {copied === address ? words.copied : words.copy}
          </Button>
        )}
      </Stack>
      <Typography variant="caption" sx={{ marginTop: 2 }}>
        {words.sendNote}
      </Typography>
    </div>
  );
}
