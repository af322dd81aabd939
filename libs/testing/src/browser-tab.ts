import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string };
  result?: never;
  error?: { message: string };
}

/** How a page came to be seen whose link was pressed. */
export interface Arrival {
  /** Milliseconds from the click to the first paint of the page. */
  shownAfter: number;
  /** Whether the browser had opened it before the click. */
  openedAhead: boolean;
}

/**
 * A tab of a Chromium of its own, which opens pages ahead as a visitor's does. Playwright takes hold of each page, and a page that
 * DevTools hold opens nothing ahead; this holds the tab around them. Chromium ends with this process, whatever ends that.
 */
export class BrowserTab {
  private readonly answers = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  /** The pages in it: the one that is shown and those that were opened ahead. */
  private readonly pages = new Set<string>();
  private calls = 0;
  /** Where the pointer is, and in which page. */
  private pointer: { page: string; x: number; y: number } | undefined;

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
  ) {
    let rest = '';
    (child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop()!;
      for (const message of messages) this.hear(JSON.parse(message) as Message);
    });
  }

  /** @param chromium its path @param flags of its command line @throws Error where it does not answer */
  static async open(chromium: string, flags: readonly string[]): Promise<BrowserTab> {
    const profile = mkdtempSync(join(tmpdir(), 'mainstage-tab-'));
    const child = spawn(
      chromium,
      ['--headless=new', ...flags, `--user-data-dir=${profile}`, '--window-size=1440,900', '--remote-debugging-pipe'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const tab = new BrowserTab(child, profile);
    child.once('error', (error) => tab.fail(error));
    child.once('exit', () => tab.fail(new Error('Chromium has ended')));
    // What cannot be told any more is answered by its end.
    (child.stdio[3] as Writable).on('error', () => undefined);
    try {
      const { targetId } = await tab.call<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        forTab: true,
      });
      const { sessionId } = await tab.call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
      // The tab itself is no page of it.
      tab.pages.clear();
      await tab.call(
        'Target.setAutoAttach',
        { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
        sessionId,
      );
      return tab;
    } catch (error) {
      await tab.close();
      throw error;
    }
  }

  /** Opens an address and waits until it is loaded. @param url as the browser will show it */
  async go(url: string): Promise<void> {
    const page = await this.shown();
    await this.call('Page.navigate', { url }, page);
    await this.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
  }

  /** Moves the pointer. @param x from the left, y from the top of the window, in pixels */
  async moveTo(x: number, y: number): Promise<void> {
    this.pointer = { page: await this.shown(), x, y };
    await this.mouse('mouseMoved');
  }

  /** Points at the first link that can be reached. @param href as the link has it */
  async pointAt(href: string): Promise<void> {
    // The page that is left tells when it was clicked, for what comes next; the tab keeps it.
    const links = `[...document.querySelectorAll('a[href=${JSON.stringify(href)}]')].filter((link) => link instanceof HTMLAnchorElement && link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))`;
    await this.read(
      `addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clickedAt', performance.timeOrigin + timeStamp), { capture: true, once: true });
      ${links}[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    const middle = `(link) => {
      const { x, y, width, height } = link.getClientRects()[0];
      return [x + width / 2, y + height / 2];
    }`;
    // What is scrolled to may still find its place.
    const reached = `${links}.find((link) => link.contains(document.elementFromPoint(...(${middle})(link))))`;
    await this.untilShown(reached);
    await this.moveTo(...(await this.read<[number, number]>(`(${middle})(${reached})`)));
  }

  /** Waits until the browser has opened the page ahead whose link is pointed at. */
  async untilReady(): Promise<void> {
    await this.until(`document.prerendering && document.readyState === 'complete'`);
  }

  /** Presses the link that is pointed at. @param held milliseconds until it is let go; that is the click */
  async press(held = 80): Promise<Arrival> {
    const left = await this.read<string>('location.href');
    await this.mouse('mousePressed', 'left');
    await delay(held);
    // The page that is left may be gone before it says that it was let go.
    void this.mouse('mouseReleased', 'left').catch(() => undefined);
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]`;
    const page = await this.until(
      `!document.prerendering && location.href !== ${JSON.stringify(left)} && ${paint} && sessionStorage.getItem('clickedAt')`,
    );
    return this.evaluate<Arrival>(
      page,
      `({
        shownAfter: performance.timeOrigin + ${paint}.startTime - sessionStorage.getItem('clickedAt'),
        openedAhead: performance.getEntriesByType('navigation')[0].activationStart > 0,
      })`,
    );
  }

  /** What an expression comes to in the page that is shown, or in the one opened ahead. */
  async read<Value>(expression: string, of: 'shown' | 'ahead' = 'shown'): Promise<Value> {
    return this.evaluate<Value>(
      of === 'shown' ? await this.shown() : await this.until('document.prerendering'),
      expression,
    );
  }

  /** Waits until an expression is true in the page that is shown. */
  async untilShown(expression: string): Promise<void> {
    await this.until(`!document.prerendering && (${expression})`);
  }

  async close(): Promise<void> {
    const { child, profile } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Asked, for what was started may be a script around it.
      void this.call('Browser.close', {}).catch(() => undefined);
      const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(patience);
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async mouse(type: string, button = 'none'): Promise<void> {
    const { page, x, y } = this.pointer!;
    await this.call('Input.dispatchMouseEvent', { type, x, y, button, clickCount: button === 'left' ? 1 : 0 }, page);
  }

  private readonly shown = () => this.until('!document.prerendering');

  /** @returns the page for which an expression is true @throws Error where none is within 20 s */
  private async until(expression: string): Promise<string> {
    for (const end = Date.now() + 20_000; Date.now() < end; await delay(20))
      for (const page of this.pages) if (await this.isTrue(page, expression)) return page;
    throw new Error(`No page of the tab within 20 s for which: ${expression}`);
  }

  /** A page may go while it is asked; one that the browser keeps for going back never answers. */
  private async isTrue(page: string, expression: string): Promise<boolean> {
    const answer = this.evaluate<boolean>(page, `Boolean(${expression})`).catch(() => false);
    return Promise.race([answer, delay(2000, false, { ref: false })]);
  }

  private async evaluate<Value>(page: string, expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.call<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, returnByValue: true }, page);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  private call<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    this.calls += 1;
    const id = this.calls;
    const answer = new Promise<Result>((resolve, reject) => this.answers.set(id, { resolve, reject }));
    (this.child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  private hear({ id, method, params, result, error }: Message): void {
    if (method === 'Target.attachedToTarget') this.pages.add(params!.sessionId);
    if (method === 'Target.detachedFromTarget') this.pages.delete(params!.sessionId);
    const answer = id === undefined ? undefined : this.answers.get(id);
    if (!answer) return;
    this.answers.delete(id!);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result!);
  }

  private fail(error: Error): void {
    for (const { reject } of this.answers.values()) reject(error);
    this.answers.clear();
  }
}
