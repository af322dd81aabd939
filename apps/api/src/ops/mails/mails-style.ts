/** The site's colours and lines, for fast reading; every pair reaches 4.5:1. */
export const mailsStyle = `
:root { color-scheme: light; --ink: #0A0A0F; --paper: #F7F5F1; --mist: #E7E3DB; --quiet: #5C5850; --signal: #FF4B2B;
  --danger: #A8210F; --border: rgba(10, 10, 15, 0.55); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 "Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: baseline; justify-content: space-between;
  padding: 20px clamp(20px, 4vw, 64px); background: var(--ink); color: var(--paper);
  border-bottom: 3px solid; border-image: linear-gradient(90deg, #5B2BFF, #FF2E88 50%, #FFB02E) 1; }
.brand { margin: 0; font: 700 1.25rem/1.2 "Bricolage Grotesque", "Helvetica Neue", Arial, sans-serif; letter-spacing: -0.03em; }
.brand span { font-weight: 400; color: #B9B4AA; }
header nav { display: flex; gap: 24px; }
header a { color: var(--paper); padding: 6px 0; }
header nav { align-items: baseline; flex-wrap: wrap; }
header button { min-height: 0; padding: 6px 0; border: 0; background: none; text-decoration: underline; text-underline-offset: 3px; }
header button:hover { background: none; text-decoration-thickness: 2px; }
main { padding: 32px clamp(20px, 4vw, 64px) 96px; max-width: 1700px; margin: 0 auto; }
h1, h2 { font-family: "Bricolage Grotesque", "Helvetica Neue", Arial, sans-serif; letter-spacing: -0.035em; line-height: 1.1; }
h1 { font-size: clamp(2.25rem, 1.5rem + 3vw, 4.25rem); margin: 0 0 24px; }
h2 { font-size: 1.5rem; margin: 40px 0 12px; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: 3px; }
a[aria-current] { text-decoration-thickness: 3px; font-weight: 600; }
.filters { display: flex; flex-wrap: wrap; gap: 16px 40px; align-items: end; justify-content: space-between;
  border-block: 1px solid var(--mist); padding: 16px 0; }
.filters nav { display: flex; flex-wrap: wrap; gap: 4px 24px; }
.filters nav a { padding: 10px 0; text-decoration-color: transparent; }
.filters nav a[aria-current], .filters nav a:hover { text-decoration-color: currentColor; }
.filters b { font-weight: 600; font-variant-numeric: tabular-nums; color: var(--quiet); }
.filters .alert, .filters .alert b { color: var(--danger); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0; }
label { font-weight: 600; }
input[name=lead] { width: 12rem; }
input, button { font: inherit; min-height: 44px; padding: 8px 14px; border: 1px solid var(--border); border-radius: 3px; background: #fff; color: inherit; }
button { background: transparent; font-weight: 600; cursor: pointer; }
button:hover { background: var(--ink); border-color: var(--ink); color: var(--paper); }
button.quiet, .addresses button { border-color: transparent; text-decoration: underline; text-underline-offset: 3px; }
button.quiet:hover, .addresses button:hover { background: var(--mist); border-color: transparent; color: inherit; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 3px; }
.done { margin: 24px 0 0; padding: 12px 16px; border-left: 4px solid var(--ink); background: #fff; }
.addresses { margin-bottom: 12px; } .addresses span { color: var(--quiet); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 14px 20px 14px 0; border-bottom: 1px solid var(--mist); }
thead th { font-weight: 600; color: var(--quiet); white-space: nowrap; border-bottom-color: var(--ink); }
tbody th { font-weight: 600; min-width: 13rem; }
small { display: block; font-weight: 400; font-size: 0.9375rem; color: var(--quiet); }
time { white-space: nowrap; }
.state { white-space: nowrap; font-weight: 600; } .dead, .review { color: var(--danger); }
.dead::before, .review::before, .filters .alert::before { content: '\\26A0\\FE0E\\00A0' / ''; }
.reply { max-width: 34rem; overflow-wrap: anywhere; }
code { font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
.decide { padding-right: 0; } .decide form { display: inline-flex; margin: 0 8px 8px 0; }
.paging a { display: inline-block; padding: 12px 0; font-weight: 600; }
.empty { font-size: 1.1875rem; }
@media (max-width: 900px) {
  .filters form { width: 100%; } .filters label { width: 100%; } .filters input { flex: 1; min-width: 0; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, th, td { display: block; }
  tr { padding: 16px 0; border-bottom: 1px solid var(--ink); }
  tbody th, tbody td { border: 0; padding: 4px 0; }
  tbody td:not(.decide)::before { content: attr(data-label) ": "; color: var(--quiet); }
  tbody .decide { padding-top: 12px; }
}
`;
