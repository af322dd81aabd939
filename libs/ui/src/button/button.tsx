import { styled } from '@mui/material/styles';
import type { AllHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import { colour, ease, font, motion, radius } from '../theme/tokens';
import { tone } from '../theme/tones';

/** One filled kind in the signal colour, one outlined, one that is a word with a line under it. */
type Variant = 'contained' | 'outlined' | 'text';

export interface ButtonProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size' | 'type'> {
  variant?: Variant | undefined;
  size?: 'medium' | 'large' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** What it is instead of a button, such as a link of the router; with `href` it is a plain link. */
  component?: ElementType | undefined;
  /** For a link of the router. */
  to?: string | undefined;
  /** For a link of the router: the address takes the place of the one before. */
  replace?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

const looks = {
  contained: {
    backgroundColor: colour.signal,
    color: colour.ink,
    '&:hover': { backgroundColor: '#FF6D52' },
    '&:disabled': { backgroundColor: tone.line, color: tone.muted },
  },
  outlined: {
    border: `1px solid ${tone.border}`,
    '&:hover': { backgroundColor: tone.text, borderColor: tone.text, color: tone.ground },
    '&:disabled': { borderColor: tone.line, color: tone.muted },
  },
  text: {
    minWidth: 0,
    paddingInline: 0,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 6,
    '&:hover': { color: tone.accent },
    // Said, but not to be pressed; on dark surfaces too.
    '&:disabled': { color: tone.muted, textDecoration: 'none' },
  },
} as const;

// Emotion takes `as` for itself only where it is not handed on.
const own = ['as', 'look', 'large'];

const Face = styled('button', { shouldForwardProp: (prop) => !own.includes(String(prop)) })<{
  look: Variant;
  large: boolean;
}>(
  {
    // Above what covers a card as its one link.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 64,
    minHeight: 48,
    margin: 0,
    padding: '10px 24px',
    border: 0,
    borderRadius: radius,
    backgroundColor: 'transparent',
    color: tone.text,
    fontFamily: font.text,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    verticalAlign: 'middle',
    userSelect: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.quick} ${ease}, color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
    '&:disabled': { pointerEvents: 'none' },
    '@media print': { printColorAdjust: 'exact' },
  },
  ({ large }) => large && { minHeight: 56, padding: '14px 32px', fontSize: '1.0625rem' },
  ({ look }) => looks[look],
);

/** A button of the site, or a link that looks like one. It is a `button` of type `button` unless told otherwise. */
export function Button({ variant = 'contained', size = 'medium', component, type = 'button', ...rest }: ButtonProps) {
  const element = component ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Face
      as={element}
      look={variant}
      large={size === 'large'}
      data-button={size}
      {...(element === 'button' && { type })}
      {...rest}
    />
  );
}
