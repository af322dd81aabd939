/**
 * Styles that cannot be inline. Clients that drop them show the light design, which is complete without them.
 * `[data-ogsc]` is Outlook web's marker for its dark mode.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  '@media (max-width:480px){.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}.button{width:100%!important}.button a{display:block!important;text-align:center!important}.title{font-size:30px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
].join('\n');

function darkRules(scope: string): string {
  const rules = {
    '.page': 'background-color:#0A0A0F!important',
    '.text': 'color:#F7F5F1!important',
    '.quiet': 'color:#B9B4AA!important',
    '.line': 'border-color:#33333F!important',
    '.panel': 'background-color:#16161E!important',
    '.hall': 'background-color:#16161E!important',
  };
  return Object.entries(rules)
    .map(([selector, rule]) => `${scope}${selector}{${rule}}`)
    .join('');
}
