import type { Components, Theme } from '@mui/material/styles';
import { controls } from '@mainstage/ui/theme/controls';
import { families } from './families';

const { MuiFormLabel, MuiInputLabel, MuiOutlinedInput, MuiSelect, MuiFormHelperText, MuiCheckbox } = controls;

/** The site's fields: label above, hairline border, error below. Switches and radio buttons are ink. */
export const deskFields: Components<Theme> = {
  ...{ MuiFormLabel, MuiInputLabel, MuiOutlinedInput, MuiSelect, MuiFormHelperText, MuiCheckbox },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
  MuiRadio: { defaultProps: { color: 'secondary' } },
};

/** Sizes for dense forms, merged into those of the site. */
export const denseFields: Components<Theme> = {
  MuiFormLabel: { styleOverrides: { root: { fontFamily: families.text, fontSize: '0.8125rem' } } },
  MuiInputLabel: { styleOverrides: { root: { marginBottom: 4 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 40, fontSize: '1rem', '&.MuiInputBase-multiline': { padding: 0 } },
      input: { padding: '7px 12px' },
    },
  },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { root: { marginTop: 4, fontSize: '0.8125rem' } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 8, marginLeft: 0 } } },
  // The field around the chips pads itself.
  MuiAutocomplete: { styleOverrides: { inputRoot: { '& .MuiOutlinedInput-input': { padding: '4px 6px' } } } },
};
