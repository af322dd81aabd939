import type { Components, Theme } from '@mui/material/styles';
import { CheckBoxMark } from './check-box-mark';
import { ease, font, motion, radius, size } from './tokens';
import { tone } from './tones';

/**
 * Form controls: label above the field, 48 px high, hairline border, error under the field. Forms use `TextField`,
 * `Checkbox` and so on; all colours depend on the surface.
 */
export const controls: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: tone.text,
        fontFamily: font.text,
        fontSize: size.small,
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error': { color: tone.text },
        '&.Mui-disabled': { color: tone.muted },
      },
      asterisk: { color: tone.accent, '&.Mui-error': { color: tone.accent } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        transition: 'none',
        maxWidth: 'none',
        marginBottom: 8,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  // Disables global styles by which labels inside fields detect autofill; ours are above.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radius,
        backgroundColor: tone.field,
        color: tone.text,
        fontSize: size.body,
        lineHeight: 1.5,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tone.text },
        '&.Mui-focused': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tone.text, borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tone.error, borderWidth: 2 },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: tone.line },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      input: {
        height: 'auto',
        padding: '11px 14px',
        // A native date or time field is as high as a text field.
        '&::-webkit-datetime-edit, &::-webkit-datetime-edit-fields-wrapper': { padding: 0 },
        // Escape clears a search; the browser's own clear icon differs from all other icons.
        '&::-webkit-search-cancel-button': { display: 'none' },
        '&::placeholder': { color: tone.muted, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: tone.muted },
        '&:-webkit-autofill': {
          WebkitTextFillColor: tone.text,
          boxShadow: `0 0 0 100px ${tone.ground} inset`,
          caretColor: tone.text,
          borderRadius: radius,
        },
      },
      notchedOutline: {
        top: 0,
        borderColor: tone.border,
        transition: `border-color ${motion.quick} ${ease}`,
        '& legend': { display: 'none' },
      },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { color: tone.text } } },
  MuiSelect: { styleOverrides: { icon: { color: tone.text }, select: { minHeight: 'auto' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '8px 0 0',
        color: tone.muted,
        fontSize: size.small,
        lineHeight: 1.45,
        '&.Mui-error': { color: tone.error, fontWeight: 600 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', marginLeft: 0, marginRight: 0, gap: 12 },
      label: { paddingTop: 10, fontSize: size.small, lineHeight: 1.55, '&.Mui-disabled': { color: tone.muted } },
      asterisk: { color: tone.accent },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <CheckBoxMark />, checkedIcon: <CheckBoxMark checked />, disableRipple: true },
    styleOverrides: {
      root: { flexShrink: 0, padding: 12, marginLeft: -12, color: tone.text, '&.Mui-checked': { color: tone.text } },
    },
  },
};
