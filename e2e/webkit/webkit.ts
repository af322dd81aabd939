import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { brokenPage } from '@mainstage/content/shared-pages/not-found';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, test as base } from '../fixtures/test';

/** The browser is slow to draw on a busy machine; what a test waits for mostly takes less than a second. */
const patience = 20_000;

/** A page in WebKit, by the W3C's WebDriver: Playwright drives a WebKit of its own making only. */
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

  /** Notes errors that nobody caught from now on. */
  private note(): Promise<void> {
    return this.driver.executeScript(`
      if (window.uncaught) return;
      window.uncaught = [];
      addEventListener('error', ({ message }) => window.uncaught.push(message));
      addEventListener('unhandledrejection', ({ reason }) => window.uncaught.push(String(reason)));
    `);
  }

  /** Waits for an element that is shown. */
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

  /** Waits for a text in what is shown below the selector. */
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

  /** Gives a field for days or times its value, as its own picker does: keys go to its parts in the order of the system's language. */
  async pick(name: string, value: string, within = 'main'): Promise<void> {
    await this.driver.executeScript(
      `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(arguments[0], arguments[1]);
       for (const type of ['input', 'change']) arguments[0].dispatchEvent(new Event(type, { bubbles: true }));`,
      await this.reach(`${within} [name="${name}"]`),
      value,
    );
  }

  /** Chooses an option of a native list. */
  async choose(name: string, value: string, within = 'main'): Promise<void> {
    await (await this.see(`${within} [name="${name}"] option[value="${value}"]`)).click();
  }

  async press(selector: string): Promise<void> {
    await (await this.reach(selector)).click();
  }

  /** What is under a sticky bar is scrolled to the middle, as a visitor does. */
  private async reach(selector: string): Promise<WebElement> {
    const element = await this.see(selector);
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return element;
  }

  /** Presses the button with this text. */
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

  /** @throws where the page broke or an error was not caught */
  async expectWhole(): Promise<void> {
    const body = await this.driver.executeScript<string>('return document.body.innerText');
    for (const { title } of Object.values(brokenPage)) expect(body).not.toContain(title);
    expect(await this.driver.executeScript('return window.uncaught ?? []'), 'errors that nobody caught').toEqual([]);
  }
}

/** A driver and its display; both end with this process, however that ends. */
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
  /** A browser of the test's own. It ends with a page that is whole. */
  webkit: WebKitPage;
}

export const test = base.extend<Fixtures, { driverUrl: string }>({
  driverUrl: [
    // Playwright reads a fixture's dependencies from this pattern and wants one even where there are none.
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
