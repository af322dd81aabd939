import { say } from '../lib/workspace.mjs';

const openers =
  ':is(button, summary, a)[aria-haspopup]:visible:not([inert] *), button[aria-expanded="false"]:visible:not([inert] *)';
const opened = new Set();

/** Maximum number of similar openers on a page: sixty pictures of a gallery open the same dialog. */
const alike = 3;

/** Names of openers on the page that were not opened at this width yet. */
export async function newOpeners(page, width) {
  const found = await page.locator(openers).evaluateAll((all) =>
    all.map((each) => ({
      name: (each.getAttribute('aria-label') ?? each.textContent ?? '').trim(),
      kind: each.closest('main') ? each.className : '',
    })),
  );
  const kinds = new Map();
  return found.flatMap(({ name, kind }) => {
    const key = `${width} ${name}`;
    if (name === '' || opened.has(key) || (kind !== '' && (kinds.get(kind) ?? 0) >= alike)) return [];
    opened.add(key);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return [name];
  });
}

/** @returns whether it could be opened */
export async function open(page, name) {
  const all = page.locator(openers);
  const index = await all.evaluateAll(
    (found, label) =>
      found.findIndex((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === label),
    name,
  );
  if (index < 0) return false;
  try {
    const opener = all.nth(index);
    const dialog = (await opener.getAttribute('aria-haspopup')) === 'dialog';
    await opener.click({ timeout: 5_000 });
    if (dialog) await page.locator('[role="dialog"], dialog[open]').first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    // Waits for transitions, during which contrast is lower.
    await page
      .waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'), 0, {
        timeout: 3_000,
      })
      .catch(() => 0);
    return true;
  } catch {
    say(`Not opened: ${name}`);
    return false;
  }
}
