import { styled } from '@mui/material/styles';
import { colour, ease, motion, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface ChoiceRowProps {
  /** What is chosen here, for those who hear it. */
  label: string;
  /** Framed buttons for a few, words under a line for many. */
  look: 'buttons' | 'words';
  choices: readonly { label: string; chosen: boolean; choose: () => void }[];
}

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ChoiceRowProps['look'] }>(
  ({ look }) => ({
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: look === 'buttons' ? 8 : '0 26px',
    // Nothing to press where nothing would answer.
    '@media (scripting: none)': { display: 'none' },
  }),
);

const base = {
  minHeight: 44,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  fontSize: size.small,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${ease}, color ${motion.quick} ${ease}`,
} as const;

const looks = {
  buttons: {
    ...base,
    padding: '0 20px',
    border: `1px solid ${tone.border}`,
    borderRadius: radius,
    color: tone.text,
    '&:hover, &[aria-pressed="true"]': { backgroundColor: tone.text, color: tone.ground },
  },
  words: {
    ...base,
    padding: 0,
    border: 0,
    color: tone.muted,
    boxShadow: 'none',
    '&:hover': { color: tone.text },
    '&[aria-pressed="true"]': { color: tone.text, boxShadow: `inset 0 -2px ${colour.signal}` },
  },
} as const;

const Choice = styled('button', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ChoiceRowProps['look'] }>(
  ({ look }) => looks[look],
);

/** One of several, as buttons in a row that wraps. */
export function ChoiceRow({ label, look, choices }: ChoiceRowProps) {
  return (
    <List look={look} aria-label={label}>
      {choices.map(({ label: words, chosen, choose }) => (
        <li key={words}>
          <Choice type="button" look={look} aria-pressed={chosen} onClick={choose}>
            {words}
          </Choice>
        </li>
      ))}
    </List>
  );
}
