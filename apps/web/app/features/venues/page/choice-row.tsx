import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { colour, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface ChoiceRowProps {
  label: string;
  /** Framed buttons for a few options, underlined words for many. */
  look: 'buttons' | 'words';
  choices: readonly { label: string; chosen: boolean; choose: () => void }[];
}

const looks = {
  buttons: {
    gap: 8,
    '& .MuiToggleButton-root': {
      padding: '0 20px',
      border: `1px solid ${tone.border}`,
      borderRadius: radius,
      '&:hover': { backgroundColor: tone.text, color: tone.ground },
    },
  },
  words: {
    gap: '0 26px',
    '& .MuiToggleButton-root': {
      padding: 0,
      border: 0,
      color: tone.muted,
      '&, &:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'transparent' },
      '&:hover, &.Mui-selected, &.Mui-selected:hover': { color: tone.text },
      '&.Mui-selected': { boxShadow: `inset 0 -2px ${colour.signal}` },
    },
  },
} as const;

const Row = styled(ToggleButtonGroup, { shouldForwardProp: (prop) => prop !== 'look' })<Pick<ChoiceRowProps, 'look'>>(
  ({ look }) => ({
    ...looks[look],
    display: 'flex',
    flexWrap: 'wrap',
    // Hidden if no script can handle the buttons.
    '@media (scripting: none)': { display: 'none' },
    '& .MuiToggleButtonGroup-grouped': { margin: 0, minHeight: 44, fontSize: size.small, lineHeight: 1.6 },
  }),
);

/** A single choice as a wrapping row of buttons. */
export function ChoiceRow({ label, look, choices }: ChoiceRowProps) {
  return (
    <Row exclusive look={look} aria-label={label} value={choices.findIndex(({ chosen }) => chosen)}>
      {choices.map(({ label: words, choose }, index) => (
        <ToggleButton key={words} value={index} onClick={choose}>
          {words}
        </ToggleButton>
      ))}
    </Row>
  );
}
