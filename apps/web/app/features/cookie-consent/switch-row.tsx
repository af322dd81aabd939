import Typography from '@mui/material/Typography';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ease, motion, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface SwitchRowProps {
  name: string;
  description: string;
  /** State as text: Always on, On, Off. */
  state: string;
  checked: boolean;
  locked: boolean;
  onChange: (checked: boolean) => void;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '24px 0',
  borderTop: `1px solid ${tone.line}`,
  '& > p': { gridColumn: '1 / -1', fontSize: size.small },
});

const Control = styled('span')({
  gridArea: '1 / 2',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontSize: size.small,
  fontWeight: 600,
});

const SquareSwitch = styled(Switch)({
  width: 60,
  height: 32,
  padding: 0,
  // Touch target of 48 px.
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    padding: 4,
    color: tone.text,
    transition: `transform ${motion.quick} ${ease}`,
    '&::before': { content: '""', position: 'absolute', inset: '-8px 0' },
    '&.Mui-checked': { color: tone.ground, transform: 'translateX(28px)' },
    '&.Mui-checked.Mui-disabled': { color: tone.ground },
    '&.Mui-checked + .MuiSwitch-track, &.Mui-checked.Mui-disabled + .MuiSwitch-track': {
      backgroundColor: tone.text,
      opacity: 1,
    },
    '&.Mui-checked.Mui-disabled + .MuiSwitch-track': { opacity: 0.7 },
  },
  '& .MuiSwitch-thumb': { width: 24, height: 24, borderRadius: 2, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    border: `1px solid ${tone.border}`,
    borderRadius: 3,
    backgroundColor: tone.field,
    opacity: 1,
    transition: `background-color ${motion.quick} ${ease}`,
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '@media (forced-colors: active)': {
    '& .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
    '& .Mui-checked .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
  },
});

export function SwitchRow({ name, description, state, checked, locked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <Control>
        <span aria-hidden="true">{state}</span>
        <SquareSwitch
          id={id}
          checked={checked}
          disabled={locked}
          onChange={(_, on) => onChange(on)}
          slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-words` } }}
        />
      </Control>
      {/* After the switch in reading order, before it on the screen. */}
      <Typography variant="h3" component="label" htmlFor={id} sx={{ gridArea: '1 / 1', cursor: 'pointer' }}>
        {name}
      </Typography>
      <Typography variant="prose" id={`${id}-words`}>
        {description}
      </Typography>
    </Row>
  );
}
