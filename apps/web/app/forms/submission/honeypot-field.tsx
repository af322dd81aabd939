import type { Ref } from 'react';
import { styled } from '@mui/material/styles';
import { honeypotName } from '@mainstage/contracts/headers';

const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  opacity: 0,
});

/**
 * A field that only programs fill in: outside the viewport, the tab order and the accessibility tree, with a name and
 * attributes that browsers and password managers do not fill in.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Unseen aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </Unseen>
  );
}
