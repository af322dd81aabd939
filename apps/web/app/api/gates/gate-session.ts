import type { GatePage } from '@mainstage/contracts/gates/gate';
import type { CallFailure } from '../call';
import { fetchContent, fetchFile, type GateResult, unlock } from './gate-calls';
import { gateKey, gateTokens } from './gate-token';

export type GateState =
  /** No token; `ended` when there was one that no longer fits. */
  | { at: 'closed'; ended: boolean }
  /** A token is there, the content is on its way. */
  | { at: 'opening' }
  /** A token is there, the content did not come. */
  | { at: 'unreached' }
  | { at: 'open'; content: object };

/** What the prerendered page shows, and the first render that takes it up. */
export const closedGate: GateState = { at: 'closed', ended: false };

/**
 * The state of one gated page in this browser. It outlives the page's component, so that going from chapter to
 * chapter asks for nothing twice; the server is asked again in the background, and a token that no longer fits closes the gate
 * immediately.
 */
export class GateSession {
  private state: GateState | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(readonly page: GatePage) {}

  readonly read = (): GateState =>
    (this.state ??= gateTokens[this.page].read() === undefined ? closedGate : { at: 'opening' });

  /** Calls on every change; the first listener has the content fetched. @returns the end of it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) {
      window.addEventListener('storage', this.heard);
      void this.load();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.heard);
    };
  };

  /** Shows the password; when it fits, the page opens. @returns why it did not */
  async unlock(password: string): Promise<CallFailure | undefined> {
    const token = await unlock(this.page, password);
    if (typeof token !== 'string') return token;
    gateTokens[this.page].write(token);
    await this.load();
    return undefined;
  }

  /** Asks the server for the content, again where it is there already. */
  async load(): Promise<void> {
    const token = gateTokens[this.page].read();
    if (token === undefined) {
      if (this.read().at !== 'closed') this.become(closedGate);
      return;
    }
    if (this.read().at !== 'open') this.become({ at: 'opening' });
    const result = await fetchContent(this.page, token);
    // Locked meanwhile: what was on its way stays behind the gate.
    if (gateTokens[this.page].read() === undefined) this.become(closedGate);
    else if (result.is === 'here') this.become({ at: 'open', content: result.value });
    else if (result.is === 'locked') this.end(token);
    // What is open stays open while the server cannot be reached.
    else if (this.read().at !== 'open') this.become({ at: 'unreached' });
  }

  /** A picture or document of the page. */
  async file(name: string): Promise<GateResult<Blob>> {
    const token = gateTokens[this.page].read();
    if (token === undefined) return { is: 'locked' };
    const result = await fetchFile(this.page, name, token);
    if (result.is === 'locked') this.end(token);
    return result;
  }

  /** The visitor locks the page behind them, as on a shared computer. */
  lock(): void {
    gateTokens[this.page].write(undefined);
    this.become(closedGate);
  }

  /** A token that no longer fits goes, unless another tab has a new one already. */
  private end(token: string): void {
    const kept = gateTokens[this.page].read();
    if (kept !== undefined && kept !== token) {
      void this.load();
      return;
    }
    gateTokens[this.page].write(undefined);
    this.become({ at: 'closed', ended: true });
  }

  /** Another tab was unlocked or locked. */
  private readonly heard = (event: StorageEvent): void => {
    if (event.key === null || event.key === gateKey(this.page)) void this.load();
  };

  private become(state: GateState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const sessions = new Map<GatePage, GateSession>();

/** The one session of that page in this tab. */
export function gateSession(page: GatePage): GateSession {
  const session = sessions.get(page) ?? new GateSession(page);
  sessions.set(page, session);
  return session;
}
