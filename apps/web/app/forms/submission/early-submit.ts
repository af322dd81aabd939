declare global {
  interface Window {
    /** The form that was sent before its script had come. */
    earlySubmit?: HTMLFormElement;
  }
}

/**
 * Part of the built page's script: keeps a form that is sent before its own script has come, so that it goes out the way
 * it does with scripts. One whose script does not come at all is sent by the browser after eight seconds, as it is
 * where no script runs; one of the method `dialog` goes nowhere then.
 */
export const keepEarlySubmit = `addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method === 'get') return;
  event.preventDefault();
  window.earlySubmit = form;
  setTimeout(() => { if (window.earlySubmit === form) form.submit(); }, 8000);
});`;

/** Sends the form if it was sent before it could answer. */
export function answerEarlySubmit(form: HTMLFormElement | null): void {
  if (!form || window.earlySubmit !== form) return;
  delete window.earlySubmit;
  // What was typed meanwhile is taken up first.
  setTimeout(() => form.requestSubmit());
}
