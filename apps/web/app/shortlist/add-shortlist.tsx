import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { type Path, type PathValue, useWatch } from 'react-hook-form';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { Small } from '@mainstage/ui/text/text';
import type { Submission } from '../forms/submission/use-submission';
import type { ValuesOf } from '../forms/submission/values';
import { useShortlist } from './use-shortlist';

type Text = typeof import('./shortlist-text');

// Up to the field that it writes into, and no taller than the button when the button has gone.
const Line = styled.div({ marginTop: -12, minHeight: 48, display: 'flex', alignItems: 'center' });

const { form } = shortlistWords;

interface AddShortlistProps<F extends FormName> {
  form: Submission<F>;
  /** A field of that form, of several lines. */
  field: FieldOf<F>;
}

/**
 * Puts the shortlist as a line into a text field of the form around it, where the visitor can edit it; below what is
 * typed, and only when asked. Nothing where the list is empty.
 */
export function AddShortlist<F extends FormName>({ form: around, field }: AddShortlistProps<F>) {
  const listed = useShortlist();
  const some = listed.length > 0;
  const { control, getValues, setValue, setFocus } = around.methods;
  const path = field as string as Path<ValuesOf<F>>;
  const typed = String(useWatch({ control, name: path }) ?? '');
  const [text, setText] = useState<Text>();

  useEffect(() => {
    // The names of all venues: fetched only by who has a list.
    if (some) void import('./shortlist-text').then((module) => setText(module));
  }, [some]);

  if (!some || !text) return null;
  const line = text.shortlistText(listed);

  function add(): void {
    const next = text!.withShortlist(String(getValues(path) ?? ''), line);
    setValue(path, next as PathValue<ValuesOf<F>, typeof path>, { shouldDirty: true });
    setFocus(path);
  }

  const added = typed.includes(line);

  return (
    <Line>
      <Small role="status">{added && form.added}</Small>
      {!added && (
        <Button variant="outlined" disabled={around.pending} onClick={add}>
          {form.add} ({listed.length})
        </Button>
      )}
    </Line>
  );
}
