export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a visitor or the browser has changed what the page was served with. */
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
 * What was typed and chosen in a part of the document before it was hydrated. React leaves it in the fields, tells no
 * handler of it, and takes it away when it renders a controlled field again.
 * @returns for each field a function that enters it again, with the events that React listens for
 */
export const earlyInput = (part: HTMLElement | null): (() => void)[] =>
  [...(part?.querySelectorAll('input, select, textarea') ?? [])]
    .filter(isChanged)
    .filter((control) => control.closest('[data-part]') === part)
    .map((control) => replayOf(control));

function replayOf(control: Control): () => void {
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
  let typedSince = false;
  control.addEventListener('input', () => (typedSince = true), { once: true });
  return () => {
    // React has heard of it.
    if (typedSince) return;
    // React compares with what was set on the element itself; typing is what the prototype's setter does.
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === control && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
  };
}
