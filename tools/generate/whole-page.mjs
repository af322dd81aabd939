/**
 * A capture of a whole page at rest: scrolled through once, so that all that comes when it is near is there.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @returns {Promise<Buffer>} a PNG
 */
export async function wholePage(context, address) {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    // The runtime before ADR 44 hydrates when a pointer moves, and leaves out of the layout what is below the screen.
    await page.mouse.move(8, 8);
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.evaluate(scrollThrough);
    await page.waitForLoadState('networkidle');
    await page.evaluate(loadPictures);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Runs in the page: every part is in sight for some frames. */
async function scrollThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    for (let count = 0; count < 4; count += 1) await frame();
  }
  scrollTo(0, 0);
}

/** Runs in the page. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager';
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}
