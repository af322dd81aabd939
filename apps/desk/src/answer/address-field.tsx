import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { isEmail } from 'class-validator';
import { type Ref, useState } from 'react';

interface AddressFieldProps {
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  /** Addresses that are known from this lead. */
  known: readonly string[];
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

const separator = /[\s,;]+/;

/** Addresses, each validated when it is completed by Enter, a comma or leaving the field. */
export function AddressField({ label, value, onChange, known, error, inputRef }: AddressFieldProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  /** @param entries the field's entries, including text just typed or pasted */
  const take = (entries: readonly string[]) => {
    const parts = entries.flatMap((entry) => addressesIn(entry));
    const bad = parts.filter((part) => !isEmail(part));
    const good = parts.filter((part) => isEmail(part));
    const first = new Map(good.map((address) => [address.toLowerCase(), address]));
    setWrong(bad[0]);
    setTyped(bad.join(' '));
    if (first.size !== value.length || [...first.values()].some((address, at) => address !== value[at]))
      onChange([...first.values()]);
  };
  const problem = wrong ? `${wrong} is no email address.` : error;
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect={false}
      options={known.filter((address) => !value.includes(address))}
      value={[...value]}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') {
          setWrong(undefined);
          if (/[,;]\s*$/.test(text)) take([...value, text]);
          else setTyped(text);
        }
      }}
      onChange={(_, entries) => take(entries)}
      onBlur={() => typed.trim() && take([...value, typed])}
      renderValue={(addresses, itemProps) =>
        addresses.map((address, index) => {
          const { key, ...props } = itemProps({ index });
          return <Chip key={key} size="small" label={address} {...props} sx={{ maxWidth: '100%' }} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, inputMode: 'email', spellCheck: false },
          }}
        />
      )}
    />
  );
}

/** `Ada <ada@example.com>, bob@example.com` has two. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<([^<>]+)>/g)]
    .map(([, address]) => address!)
    .concat(
      text
        .replace(/[^,;]*<[^<>]+>/g, ' ')
        .split(separator)
        .filter((part) => part !== ''),
    );
