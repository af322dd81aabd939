import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type EditedText, withDraft, withInserted } from './composer-tools/with-inserted';

/**
 * Puts texts into the answer, each behind the one before.
 * @param store takes the new text of the field
 */
export function useInsert(field: RefObject<HTMLTextAreaElement | null>, store: (body: string) => void) {
  const draft = useRef('');
  const edit = ({ value, cursor }: EditedText) => {
    // The cursor can be set once the field shows the new text.
    flushSync(() => store(value));
    // A button that was disabled while it loaded has lost the focus, and Ctrl+Enter is for what is focused.
    field.current?.focus();
    field.current?.setSelectionRange(cursor, cursor);
  };
  return {
    insertText: (text: string) => field.current && edit(withInserted(field.current, text)),
    insertDraft: (text: string) => {
      if (!field.current) return;
      edit(withDraft(field.current, text, draft.current));
      draft.current = text;
    },
  };
}
