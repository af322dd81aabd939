/** The look of the form on its answer page: the site's own controls, without the scripts that style them elsewhere. */
export const responseStyles = `
  .form-response { max-width: 640px; display: grid; gap: 24px; justify-items: start; }
  .form-response p { margin: 0; max-width: 60ch; line-height: 1.6; }
  .form-response > ul { margin: 0; padding: 0 0 0 20px; }
  .receipt { width: 100%; margin: 0; display: grid; gap: 4px 24px; grid-template-columns: minmax(7rem, auto) minmax(0, 1fr); }
  .receipt dt { font-size: 0.9375rem; color: #56545e; }
  .receipt dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .chosen { width: 100%; padding: 16px 0; border: solid rgba(10, 10, 15, 0.16); border-width: 1px 0; }
  .chosen ul { list-style: none; margin: 8px 0 0; padding: 0; line-height: 1.8; }
  .no-js-form { display: grid; gap: 24px; width: 100%; }
  .no-js-form .field { display: grid; gap: 8px; }
  .no-js-form label { font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }
  .no-js-form label > span[aria-hidden] { color: #ba2a0a; }
  .no-js-form .box { display: grid; grid-template-columns: 24px 1fr; gap: 12px; font-weight: 400; line-height: 1.55; }
  .no-js-form .box input { width: 20px; height: 20px; margin: 2px; min-height: 0; accent-color: #0a0a0f; }
  .no-js-form input, .no-js-form select, .no-js-form textarea { box-sizing: border-box; width: 100%; min-height: 48px; padding: 11px 14px;
    font: inherit; font-size: 1.0625rem; line-height: 1.5; color: #0a0a0f; background: #fff;
    border: 1px solid rgba(10, 10, 15, 0.55); border-radius: 3px; }
  .no-js-form [aria-invalid] { border: 2px solid #a8210f; }
  .no-js-form .hint { font-size: 0.875rem; color: #56545e; }
  .no-js-form .error { font-size: 0.875rem; font-weight: 600; color: #a8210f; }
  .no-js-form button { justify-self: start; min-height: 56px; min-width: 220px; padding: 14px 32px; border: 0; border-radius: 3px;
    font: inherit; font-size: 1.0625rem; font-weight: 600; color: #0a0a0f; background: #ff4b2b; cursor: pointer; }
  .no-js-form button:hover { background: #ff6d52; }
  .no-js-form :focus-visible { outline: 2px solid #ba2a0a; outline-offset: 2px; }
`;
