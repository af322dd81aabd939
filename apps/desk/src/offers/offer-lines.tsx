import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useFieldArray } from 'react-hook-form';
import { emptyLine, type OfferForm } from './offer-form';
import { OfferLineFields } from './offer-line-fields';
import type { OfferProblems } from './offer-problems';
import { offerLimits } from '@mainstage/contracts/offers/offer';

interface OfferLinesProps {
  control: Control<OfferForm>;
  content: OfferContent;
  problems: OfferProblems;
}

const usualVat = '19';

/** The lines of an offer: change, add, move and remove. */
export function OfferLines({ control, content, problems }: OfferLinesProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lines' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLast = useRef(false);
  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  }, [fields.length]);
  const [moved, setMoved] = useState('');
  const moveLine = (from: number, to: number, button: HTMLElement) => {
    const name = content.lines[from]?.label || 'The line';
    // The browser takes the focus from an element that is moved, and from a button that is disabled.
    flushSync(() => {
      move(from, to);
      setMoved(`${name} is line ${to + 1} of ${fields.length}`);
    });
    const other = [...(button.parentElement?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    (button.matches(':disabled') ? other.find(({ disabled }) => !disabled) : button)?.focus();
  };
  return (
    <>
      {fields.length === 0 && <Typography color="textSecondary">No line yet.</Typography>}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((field, at) => (
          <OfferLineFields
            key={field.id}
            control={control}
            at={at}
            line={content.lines[at]}
            count={fields.length}
            problems={problems}
            onMove={(to, button) => moveLine(at, to, button)}
            onRemove={() => {
              remove(at);
              // The pressed button is gone, and the dialog needs the focus for its keys.
              addButton.current?.focus();
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moved}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Add />}
        ref={addButton}
        disabled={fields.length >= offerLimits.lines}
        onClick={() => {
          focusLast.current = true;
          append(emptyLine(usualVat), { shouldFocus: false });
        }}
        sx={{ justifySelf: 'start' }}
      >
        Add a line
      </Button>
    </>
  );
}
