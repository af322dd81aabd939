import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldName } from '@mainstage/content/forms/form-copy';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import { Small } from '@mainstage/ui/text/text';
import { useFormSurroundings } from '../submission/submission-context';
import type { Values } from '../submission/values';
import { useShortlist } from './use-shortlist';

type Text = typeof import('./shortlist-text');

// Up to the field that it writes into, and no taller than the button when the button has gone.
const Line = styled.div({ marginTop: -12, minHeight: 48, display: 'flex', alignItems: 'center' });

const { form } = shortlistWords;

/**
 * Puts the shortlist as a line into a text field of the form around it, where the visitor can edit it; below what is
 * typed, and only when asked. Nothing where the list is empty.
 */
export function AddShortlist({ field }: { field: FieldName }) {
  const listed = useShortlist();
  const some = listed.length > 0;
  const { getValues, setValue, setFocus } = useFormContext<Values>();
  const typed = String(useWatch<Values>({ name: field }) ?? '');
  const { pending } = useFormSurroundings();
  const [text, setText] = useState<Text>();

  useEffect(() => {
    // The names of all venues: fetched only by who has a list.
    if (some) void import('./shortlist-text').then((module) => setText(module));
  }, [some]);

  if (!some || !text) return null;
  const line = text.shortlistText(listed);

  function add(): void {
    setValue(field, text!.withShortlist(String(getValues(field) ?? ''), line), { shouldDirty: true });
    setFocus(field);
  }

  const added = typed.includes(line);

  return (
    <Line>
      <Small role="status">{added && form.added}</Small>
      {!added && (
        <Button variant="outlined" disabled={pending} onClick={add}>
          {form.add} ({listed.length})
        </Button>
      )}
    </Line>
  );
}
