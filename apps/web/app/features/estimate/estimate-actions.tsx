import { useState } from 'react';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { ButtonLink } from '../../components/links/button-link';
import { WithScripts } from '../../components/loading/without-scripts';

const words = estimatePage.copy.actions;

/**
 * Actions of the estimate: send an enquiry, print, share.
 * @param send the query of the contact form's address
 * @param address the full address of this estimate
 */
export function EstimateActions({ send, address }: { send: string; address: string }) {
  const [copied, setCopied] = useState<string>();
  const hydrated = useHydrated();
  const copies = !hydrated || 'clipboard' in navigator;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      // Clipboard access was denied: the address bar has the same link.
      () => setCopied(undefined),
    );
  }

  return (
    <div data-print="hide">
      <Stack direction="row" spacing={2}>
        <ButtonLink to={`/contact?${send}`} size="large">
          {words.send}
        </ButtonLink>
        <WithScripts variant="outlined" size="large" onClick={() => window.print()}>
          {words.print}
        </WithScripts>
        {copies && (
          <WithScripts variant="text" onClick={() => void copy()}>
            {copied === address ? words.copied : words.copy}
          </WithScripts>
        )}
      </Stack>
      <Typography variant="caption" sx={{ marginTop: 2 }}>
        {words.sendNote}
      </Typography>
    </div>
  );
}
