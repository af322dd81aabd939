const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `
  :root { color: #0a0a0f; background: #f7f5f1; font: 17px/1.6 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; }
  body { margin: 0; }
  main { max-width: 26rem; margin: 0 auto; padding: clamp(48px, 12vh, 140px) 20px 96px; }
  h1 { font-size: clamp(2.25rem, 1.5rem + 3vw, 3.25rem); line-height: 1.05; letter-spacing: -0.03em; margin: 0 0 32px; }
  label { display: block; font-weight: 600; margin: 20px 0 6px; }
  input { width: 100%; box-sizing: border-box; min-height: 48px; padding: 0 14px; font: inherit; border: 1px solid #8a8790;
    border-radius: 3px; background: #fff; }
  button { min-height: 48px; margin-top: 28px; padding: 0 24px; font: inherit; font-weight: 600; border: 0; border-radius: 3px;
    background: #0a0a0f; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #ff4b2b; outline-offset: 2px; }
  [role=alert] { margin: 0; padding: 12px 16px; border-left: 4px solid #ff4b2b; background: #fff; }
`;

/**
 * Where operators log in.
 * @param page next: the address that was asked for; fault: why they are asked again
 */
export function loginPage({ next, fault }: { next: string; fault?: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Log in · Mainstage operations</title>
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <h1>Mainstage operations</h1>
      ${fault ? `<p role="alert">${escaped(fault)}</p>` : ''}
      <form method="post" action="/ops/login">
        <input type="hidden" name="next" value="${escaped(next)}" />
        <label for="user">Name</label>
        <input id="user" name="user" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button>Log in</button>
      </form>
    </main>
  </body>
</html>`;
}
