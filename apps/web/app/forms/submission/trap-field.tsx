import type { Ref } from 'react';
import { Box } from '@mui/material';
import { plainFormFields } from '@mainstage/contracts/headers';

/**
 * A field that only a program fills in: out of sight, out of the tab order, out of the accessibility tree, and with a
 * name and attributes that browsers and password managers have nothing to fill in for.
 */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box
      aria-hidden="true"
      sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', opacity: 0 }}
    >
      <input
        ref={ref}
        type="text"
        name={plainFormFields.trap}
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </Box>
  );
}
