import Button from '@mui/material/Button';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import { Section } from '@mainstage/ui/layout/section';
import Stack from '@mui/material/Stack';
import { gateSession } from '../../api/gates/gate-session';

/** Actions of a page behind a gate: print, and lock again. */
export function GateFooter({ page, words }: { page: GatePage; words: { print: string; lock: string } }) {
  return (
    <Section
      as="div"
      tone={page === 'development' ? 'ink' : 'paper'}
      room="flush"
      data-screen=""
      sx={{ paddingBlock: 6 }}
    >
      <Stack direction="row">
        <Button variant="outlined" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="text" onClick={() => gateSession(page).lock()}>
          {words.lock}
        </Button>
      </Stack>
    </Section>
  );
}
