export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the visitor or the browser has changed the served value. */
function isChanged(control: Element): control is Control {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

/**
 * Input that was made in a part of the document before it was hydrated. React leaves it in the fields, fires no event,
 * and overwrites it when it renders a controlled field again.
 * @returns a function for each field that enters the value again, with the events that React listens for
 */
export const earlyInput = (part: HTMLElement | null): (() => void)[] =>
  [...(part?.querySelectorAll('input, select, textarea') ?? [])]
    .filter(isChanged)
    .filter((control) => control.closest('[data-part]') === part)
    .map((control) => replayOf(control));

function replayOf(control: Control): () => void {
  // The event that began this hydration: React compares the field's value before and after it, and sees no change.
  const missed = window.event;
  let changedSince = false;
  control.addEventListener('input', (event) => (changedSince ||= event !== missed));
  const replay = inputOf(control);
  // React has handled a later event.
  return () => changedSince || replay();
}

/** Enters the field's present value again. */
function inputOf(control: Control): () => void {
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
    const { checked } = control;
    return () => {
      if (control.checked === checked) control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  if (control instanceof HTMLSelectElement)
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  const { selectionStart, selectionEnd } = control;
  return () => {
    // React compares with the value set on the element itself; typing uses the prototype's setter.
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === control && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
  };
}
