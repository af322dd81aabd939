import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { brokenPage } from '@mainstage/content/shared-pages/broken-page';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, test as base } from '../fixtures/test';

/** The browser is slow on a busy machine; most waits take less than a second. */
const patience = 20_000;

/** A page in WebKit, by W3C WebDriver: Playwright supports its own patched WebKit only. */
class WebKitPage {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.site + path);
    await this.note();
    if (!path.startsWith('/desk')) await this.see('html[data-hydrated] main[data-hydrated]');
  }

  /** Records uncaught errors from now on. */
  private note(): Promise<void> {
    return this.driver.executeScript(`
      if (window.uncaught) return;
      window.uncaught = [];
      addEventListener('error', ({ message }) => window.uncaught.push(message));
      addEventListener('unhandledrejection', ({ reason }) => window.uncaught.push(String(reason)));
    `);
  }

  /** Waits for a visible element. */
  async see(selector: string): Promise<WebElement> {
    const found = () => this.driver.findElements(By.css(selector));
    let shown: WebElement | undefined;
    await expect
      .poll(
        async () => {
          shown = undefined;
          for (const element of await found()) if (await element.isDisplayed().catch(() => false)) shown ??= element;
          return shown !== undefined;
        },
        { message: selector, timeout: patience },
      )
      .toBe(true);
    return shown!;
  }

  /** Waits for a visible text below the selector. */
  async read(text: string | RegExp, selector = 'body'): Promise<void> {
    const shown = () =>
      this.driver.executeScript<string>('return document.querySelector(arguments[0])?.innerText ?? ""', selector);
    const words = expect.poll(async () => (await shown()).replace(/\s+/g, ' '), { timeout: patience });
    await (typeof text === 'string' ? words.toContain(text) : words.toMatch(text));
  }

  /** Types into the empty field of this name. */
  async fill(name: string, text: string, within = 'main'): Promise<void> {
    const field = await this.reach(`${within} [name="${name}"]`);
    await field.sendKeys(text);
    await expect.poll(() => field.getAttribute('value'), { message: name }).toBe(text);
  }

  /** Sets a date or time field like its picker: typed keys depend on the system's language. */
  async pick(name: string, value: string, within = 'main'): Promise<void> {
    await this.driver.executeScript(
      `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(arguments[0], arguments[1]);
       for (const type of ['input', 'change']) arguments[0].dispatchEvent(new Event(type, { bubbles: true }));`,
      await this.reach(`${within} [name="${name}"]`),
      value,
    );
  }

  /** Selects an option of a native select. */
  async choose(name: string, value: string, within = 'main'): Promise<void> {
    await (await this.see(`${within} [name="${name}"] option[value="${value}"]`)).click();
  }

  async press(selector: string): Promise<void> {
    await (await this.reach(selector)).click();
  }

  /** An element under a sticky bar is scrolled to the middle. */
  private async reach(selector: string): Promise<WebElement> {
    const element = await this.see(selector);
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return element;
  }

  async pressText(text: string): Promise<void> {
    const button = By.xpath(`//button[contains(normalize-space(.), "${text}")]`);
    await expect
      .poll(() => this.driver.findElements(button).then(({ length }) => length), { timeout: patience })
      .not.toBe(0);
    await this.driver.findElement(button).click();
  }

  keys(keys: string): Promise<void> {
    return this.driver.actions().sendKeys(keys).perform();
  }

  path(): Promise<string> {
    return this.driver.executeScript('return location.pathname + location.search');
  }

  /** @throws if the page is broken or an error was not caught */
  async expectWhole(): Promise<void> {
    const body = await this.driver.executeScript<string>('return document.body.innerText');
    for (const { title } of Object.values(brokenPage)) expect(body).not.toContain(title);
    expect(await this.driver.executeScript('return window.uncaught ?? []'), 'errors that nobody caught').toEqual([]);
  }
}

/** A driver and its display; both end with this process, even if it is killed. */
async function startDriver(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('serve.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]);
  if (!line) throw new Error('WebKitWebDriver did not start');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { url: (JSON.parse(String(line)) as { url: string }).url, stop };
}

const browser = new Capabilities({
  browserName: 'MiniBrowser',
  // With `eager` the driver hangs at the second page.
  pageLoadStrategy: 'normal',
  'webkitgtk:browserOptions': { args: ['--automation'] },
});

interface Fixtures {
  /** A private browser. The test fails if its page is broken at the end. */
  webkit: WebKitPage;
}

export const test = base.extend<Fixtures, { driverUrl: string }>({
  driverUrl: [
    // Playwright derives a fixture's dependencies from this pattern and needs one even if there are none.
    async ({ browserName: _ }, use) => {
      const { url, stop } = await startDriver();
      await use(url).finally(stop);
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driverUrl, baseURL }, use) => {
    const driver = await new Builder().usingServer(driverUrl).withCapabilities(browser).build();
    try {
      const page = new WebKitPage(driver, baseURL ?? '');
      await use(page);
      await page.expectWhole();
    } finally {
      await driver.quit();
    }
  },
});

export { expect };
