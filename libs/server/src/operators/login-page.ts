import { html } from '../pages/html';
import { plainPage } from '../pages/plain-page';

/**
 * Where operators log in.
 * @param page next: the address that was asked for; fault: why they are asked again
 */
export function loginPage({ next, fault }: { next: string; fault?: string }): string {
  return plainPage({
    title: 'Log in · Mainstage operations',
    narrow: true,
    main: html`<h1>Mainstage operations</h1>
      ${fault ? html`<p role="alert" class="refused">${fault}</p>` : undefined}
      <form method="post" action="/ops/login">
        <input type="hidden" name="next" value="${next}" />
        <label for="user">Name</label>
        <input
          id="user"
          name="user"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          autofocus
        />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <div class="buttons"><button class="first">Log in</button></div>
      </form>`,
  });
}
