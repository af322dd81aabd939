import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Ctrl and Enter send the form while it, one of its fields, or nothing has the focus: a button that was disabled or
 * removed leaves the focus on the page.
 */
export function useSendKey(form: RefObject<HTMLFormElement | null>, send: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Also for a list, which prevents the default of every Enter.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const { target } = event;
    if (!form.current || !(target instanceof Node)) return;
    // The page, or a window around the form, has the focus if nothing in it has.
    if (!form.current.contains(target) && !target.contains(form.current) && target !== document.body) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
