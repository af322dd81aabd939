import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

const phone = '@media screen and (max-width: 699px) and (scripting: enabled)';

const Opener = styled(Button)({
  display: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  marginTop: 12,
  textWrap: 'balance',
  [phone]: { display: 'flex' },
});
/** No box of its own: the parent lays out the content. */
const Folded = styled('div')({ display: 'contents', [phone]: { '&[data-closed]': { display: 'none' } } });

interface PhoneFoldProps {
  label: string;
  children: ReactNode;
}

/** Content that a phone shows on demand; wider screens, paper and browsers without scripts always show it. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {!open && (
        <Opener variant="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(true)}>
          <span>{label}</span>
        </Opener>
      )}
      <Folded id={id} data-closed={open ? undefined : ''}>
        {children}
      </Folded>
    </>
  );
}
