/** The page needs no script and no further file, so that it opens from a mail on any device. */
export const standalonePageStyles = `
  :root { color: #0a0a0f; background: #f7f5f1; font: 17px/1.6 'Instrument Sans', Arial, sans-serif; }
  body { margin: 0; border-top: 3px solid; border-image: linear-gradient(90deg, #5b2bff, #ff2e88 50%, #ffb02e) 1; }
  a { color: inherit; text-underline-offset: 3px; }
  header { background: #0a0a0f; color: #fff; padding: 0 20px; }
  header a { display: flex; align-items: center; min-height: 56px; max-width: 1160px; margin: 0 auto; font-weight: 600;
    letter-spacing: -0.01em; text-decoration: none; }
  main { max-width: 1160px; margin: 0 auto; padding: 40px 20px 96px; }
  .columns { display: grid; gap: 56px; }
  @media (min-width: 900px) { .columns { grid-template-columns: 5fr 7fr; } main { padding: 72px 40px 120px; } header { padding: 0 40px; } }
  .letter { max-width: 620px; }
  main.narrow { max-width: 26rem; padding: clamp(48px, 12vh, 140px) 20px 96px; }
  details { margin-top: 32px; border-top: 1px solid #e7e3db; }
  summary { padding: 12px 0; min-height: 24px; cursor: pointer; }
  details form { margin-top: 0; }
  h1 { font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem); line-height: 1.02; letter-spacing: -0.03em; margin: 0 0 24px; }
  h2 { font-size: 1.25rem; margin: 40px 0 12px; }
  section:last-child h2:first-child { margin-top: 0; }
  .state { margin: 0 0 8px; color: #ba2a0a; font-weight: 600; }
  .state::first-letter { text-transform: uppercase; }
  dl { display: grid; grid-template-columns: minmax(7.5em, max-content) 1fr; margin: 0; border-top: 1px solid #e7e3db; }
  dt, dd { margin: 0; padding: 10px 0; border-bottom: 1px solid #e7e3db; overflow-wrap: anywhere; }
  dt { padding-right: 24px; color: #5c5a63; }
  pre { max-width: 760px; margin: 0 0 32px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  form { margin-top: 32px; }
  label { display: block; font-weight: 600; margin-bottom: 6px; }
  input + label { margin-top: 20px; }
  input { width: 100%; box-sizing: border-box; min-height: 48px; padding: 0 14px; font: inherit; border: 1px solid rgba(10, 10, 15, 0.55);
    border-radius: 3px; background: #fff; }
  fieldset { margin: 0 0 20px; padding: 0; border: 0; }
  legend { padding: 0; margin-bottom: 6px; font-weight: 600; }
  fieldset label { display: flex; align-items: center; gap: 12px; min-height: 48px; margin: 0; font-weight: 400; }
  input[type='radio'], input[type='checkbox'] { width: 20px; min-height: 20px; margin: 0; }
  fieldset pre { max-height: 260px; overflow-y: auto; margin: 0; padding: 16px; border: 1px solid #e7e3db; background: #fff; }
  .buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; }
  .narrow .buttons { margin-top: 28px; }
  button { min-height: 48px; padding: 0 20px; font: inherit; font-weight: 600; border: 1px solid #0a0a0f; border-radius: 3px;
    background: none; color: inherit; cursor: pointer; }
  button:hover { background: #0a0a0f; color: #f7f5f1; }
  button.first { background: #ff4b2b; border-color: #ff4b2b; color: #0a0a0f; }
  button.first:hover { background: #ff6d52; border-color: #ff6d52; }
  :focus-visible { outline: 2px solid #ff4b2b; outline-offset: 3px; }
  ul { margin: 0 0 24px; padding: 0; list-style: none; }
  ol { margin: 0; padding: 0; list-style: none; color: #5c5a63; font-size: 0.9375rem; }
  table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
  th, td { text-align: left; vertical-align: top; padding: 10px 12px 10px 0; border-bottom: 1px solid #e7e3db; font-weight: 400; }
  thead th { color: #5c5a63; }
  @media (max-width: 559px) {
    .day thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .day tr { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 10px 0; border-bottom: 1px solid #e7e3db; }
    .day th, .day td { padding: 0; border: 0; }
    .day th, .day td:last-child { grid-column: 1 / -1; overflow-wrap: anywhere; }
    .day td:last-child { color: #5c5a63; }
  }
  .meets th { font-weight: 600; }
  small { color: #a8210f; font-weight: 400; }
  .done, .refused { margin: 0 0 40px; padding: 16px 20px; border-left: 4px solid #0a0a0f; background: #fff; }
  .refused { border-color: #a8210f; }
`;
