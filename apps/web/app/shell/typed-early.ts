import { type RefObject, useEffect } from 'react';

/**
 * Tells a form of text that was typed into its built page before its script had come, as if it were typed now.
 * React and form libraries read such text but tell nobody that watches it: a button would stay disabled beside it.
 * @param around holds the form; its effects must have run before this one's
 */
export function useTypedEarly(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const input of around.current?.querySelectorAll('input') ?? []) {
      if (input.type !== 'email' || input.value === '') continue;
      const typed = input.value;
      // React compares with the value set on the element itself; the prototype's setter is what typing amounts to.
      input.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [around]);
}
