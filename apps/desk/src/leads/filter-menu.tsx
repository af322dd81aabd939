import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface FilterMenuProps {
  label: string;
  value?: string;
  /** The value of an unset filter; without it `All` is offered. */
  unset?: string;
  /** Value and label. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string | undefined) => void;
}

/** A chip with a menu of one filter's values. */
export function FilterMenu({ label, value, unset, options, onChange }: FilterMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = value !== undefined && value !== unset;
  const words = options.find(([option]) => option === value)?.[1] ?? value;
  const choose = (chosen: string | undefined) => {
    setAnchor(null);
    onChange(chosen);
  };
  const all = unset === undefined ? [[undefined, 'All'] as const, ...options] : options;
  return (
    <>
      <Chip
        label={set ? `${label}: ${words}` : label}
        color={set ? 'secondary' : 'default'}
        variant={set ? 'filled' : 'outlined'}
        icon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexDirection: 'row-reverse', '& .MuiChip-icon': { ml: -0.75, mr: 0.5 } }}
      />
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(([option, text]) => (
          <MenuItem key={option ?? ''} selected={option === value} onClick={() => choose(option)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
