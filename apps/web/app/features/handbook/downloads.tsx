import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HandbookDownload } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { LineItem } from '@mainstage/ui/layout/line-item';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { gateSession } from '../../api/gates/gate-session';
import { saveAs } from '../../components/files/save-as';

const { file: words } = eventPlanners.copy;

/** Documents behind the password: fetched with the token, then saved. */
export function Downloads({ downloads }: { downloads: readonly HandbookDownload[] }) {
  return (
    <Box component="ul" sx={{ borderBottom: `1px solid ${tone.line}` }}>
      {downloads.map((download) => (
        <Download key={download.file} {...download} />
      ))}
    </Box>
  );
}

function Download({ file, title, text, lang }: HandbookDownload) {
  const [state, setState] = useState<'idle' | 'getting' | 'failed'>('idle');

  async function get(): Promise<void> {
    setState('getting');
    const result = await gateSession('event-planners').file(file);
    if (result.is === 'loaded') saveAs(file, result.value);
    // An expired token has closed the gate already.
    setState(result.is === 'failed' ? 'failed' : 'idle');
  }

  return (
    <LineItem columns="minmax(0, 1fr) auto" sx={{ rowGap: 1.5, paddingBlock: '22px' }}>
      <div>
        <Typography variant="h3" lang={lang} sx={{ marginBottom: 0.5 }}>
          {title}
        </Typography>
        <Typography variant="prose">{text}</Typography>
        <div role="alert">
          {state === 'failed' && (
            <Typography variant="caption" sx={{ color: tone.error }}>
              {words.failed}
            </Typography>
          )}
        </div>
      </div>
      <Button variant="outlined" disabled={state === 'getting'} onClick={() => void get()}>
        <span>{state === 'getting' ? words.getting : words.get}</span>
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </LineItem>
  );
}
