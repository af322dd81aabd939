import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { displayType, ease, motion, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface SwitchRowProps {
  name: string;
  description: string;
  /** What it is now, in a word: Always on, On, Off. */
  state: string;
  checked: boolean;
  /** On, and not to be switched off. */
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

// Read after its switch, as of every box; seen before it.
const Name = styled('label')({
  gridArea: '1 / 1',
  ...displayType,
  fontSize: size.heading,
  lineHeight: 1.12,
  cursor: 'pointer',
});

const Control = styled('span')({
  gridArea: '1 / 2',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontSize: size.small,
  fontWeight: 600,
});

const Box = styled('input')({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 60,
  height: 32,
  margin: 0,
  border: `1px solid ${tone.border}`,
  borderRadius: 3,
  backgroundColor: tone.field,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${ease}`,
  // The finger finds 48 px of it.
  '&::before': { content: '""', position: 'absolute', inset: '-9px 0' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 24,
    height: 24,
    borderRadius: 2,
    backgroundColor: tone.text,
    transition: `transform ${motion.quick} ${ease}`,
  },
  '&:checked': { backgroundColor: tone.text },
  '&:checked::after': { backgroundColor: tone.ground, transform: 'translateX(28px)' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.7 },
  '@media (forced-colors: active)': {
    '&::after': { backgroundColor: 'ButtonText' },
    '&:checked::after': { backgroundColor: 'Highlight' },
  },
});

/** One thing that can be allowed, with its switch and what it is for. */
export function SwitchRow({ name, description, state, checked, locked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <Control>
        <span aria-hidden="true">{state}</span>
        <Box
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={locked}
          aria-describedby={`${id}-words`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Control>
      <Name htmlFor={id}>{name}</Name>
      <Typography variant="prose" id={`${id}-words`}>
        {description}
      </Typography>
    </Row>
  );
}
