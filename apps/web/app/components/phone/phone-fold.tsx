import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

const folded = {
  phone: '@media screen and (max-width: 699px) and (scripting: enabled)',
  tablet: '@media screen and (max-width: 1023px) and (scripting: enabled)',
  wide: '@media screen and (min-width: 700px) and (scripting: enabled)',
} as const;

type Width = keyof typeof folded;
const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'width' };

const Opener = styled(
  Button,
  own,
)<{ width: Width }>(({ width }) => ({
  display: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  marginTop: 12,
  textWrap: 'balance',
  [folded[width]]: { display: 'flex', ...(width === 'wide' && { width: 'auto', alignSelf: 'start' }) },
}));
/** No box of its own: the parent lays out the content. */
const Folded = styled(
  'div',
  own,
)<{ width: Width }>(({ width }) => ({
  display: 'contents',
  [folded[width]]: { '&[data-closed]': { display: 'none' } },
}));

interface PhoneFoldProps {
  label: string;
  /** The widest screen on which the content is folded; `wide`: on all but phones. */
  width?: Width;
  children: ReactNode;
}

/**
 * Content that a phone, or a tablet too, or wider screens only show on demand; other screens, paper and browsers without
 * scripts always show it.
 */
export function PhoneFold({ label, width = 'phone', children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {!open && (
        <Opener width={width} variant="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(true)}>
          <span>{label}</span>
        </Opener>
      )}
      <Folded width={width} id={id} data-closed={open ? undefined : ''}>
        {children}
      </Folded>
    </>
  );
}
