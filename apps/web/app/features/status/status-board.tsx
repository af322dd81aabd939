import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import { status } from '@mainstage/content/shared-pages/status';
import { LineItem } from '@mainstage/ui/layout/line-item';
import { tone } from '@mainstage/ui/theme/tones';
import { askHealth, type Health, type PartState } from './ask-health';

const { copy } = status;
const parts = ['forms', 'mails'] as const;

/** A word with a mark before it: the colour is never the only sign. */
const State = styled('span', { shouldForwardProp: (prop) => prop !== 'state' })<{ state: PartState | 'checking' }>(
  ({ state }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    fontWeight: 600,
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: state === 'up' ? '50%' : 0,
      backgroundColor: { up: '#1E7A46', down: tone.error, unknown: tone.muted, checking: tone.muted }[state],
    },
  }),
);

interface HealthReading {
  health: Health;
  at: Date;
}

/** Loads the health when the page opens and on request, and shows it as text. */
export function StatusBoard() {
  const [answer, setAnswer] = useState<HealthReading>();
  const ask = useCallback(async () => setAnswer({ health: await askHealth(), at: new Date() }), []);
  useEffect(() => {
    let open = true;
    void askHealth().then((health) => open && setAnswer({ health, at: new Date() }));
    return () => {
      open = false;
    };
  }, []);

  const again = () => {
    setAnswer(undefined);
    void ask();
  };

  return (
    <>
      <Box sx={{ width: '100%', '@media (scripting: none)': { display: 'none' } }}>
        <div role="status">
          <Typography variant="h3" component="h2">
            {copy.summary[summaryOf(answer?.health)]}
          </Typography>
        </div>
        <Box component="ul" sx={{ marginBlock: '32px', borderBottom: `1px solid ${tone.line}` }}>
          {parts.map((part) => {
            const state = answer?.health[part] ?? 'checking';
            return (
              <LineItem key={part} columns="9rem 9rem minmax(0, 1fr)" sx={{ paddingBlock: 3, alignItems: 'baseline' }}>
                <span>{copy.parts[part].title}</span>
                <State state={state}>{copy.states[state]}</State>
                {(state === 'up' || state === 'down') && (
                  <Typography variant="prose">{copy.parts[part][state]}</Typography>
                )}
                {/* Reserves the height of the most likely report, so that nothing moves. */}
                {state === 'checking' && (
                  <Typography variant="prose" aria-hidden="true" sx={{ visibility: 'hidden' }}>
                    {copy.parts[part].up}
                  </Typography>
                )}
              </LineItem>
            );
          })}
        </Box>
        <Button variant="outlined" onClick={again} disabled={!answer}>
          {copy.again}
        </Button>
        <Typography variant="caption" sx={{ marginTop: 2, minHeight: '1.55em' }}>
          {answer && copy.checkedAt.replace('{time}', clockText(answer.at))}
        </Typography>
      </Box>
      <Typography variant="prose" sx={{ '@media not (scripting: none)': { display: 'none' } }}>
        {copy.noScript}
      </Typography>
    </>
  );
}

/** 14:05:09 by the visitor's own clock. */
const clockText = (at: Date) =>
  [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');

function summaryOf(health: Health | undefined): keyof typeof copy.summary {
  if (!health) return 'checking';
  const states = parts.map((part) => health[part]);
  if (states.includes('down')) return 'down';
  return states.includes('unknown') ? 'unknown' : 'up';
}
