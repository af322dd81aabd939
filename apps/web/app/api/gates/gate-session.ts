import type { GatePage } from '@mainstage/contracts/gates/gate';
import type { CallFailure } from '../call';
import { fetchContent, fetchFile, type GateResult, unlock } from './gate-calls';
import { gateKey, gateTokens } from './gate-token';

export type GateState =
  /** No token; `ended` if a stored one has expired. */
  | { at: 'closed'; ended: boolean }
  /** There is a token; the content is loading. */
  | { at: 'opening' }
  /** There is a token, but the content could not be loaded. */
  | { at: 'unreached' }
  | { at: 'open'; content: object };

/** State of the built page and of the render that hydrates it. */
export const closedGate: GateState = { at: 'closed', ended: false };

/**
 * State of one gated page in this browser. It outlives the page's component, so that moving between chapters loads
 * nothing twice. The content is reloaded in the background, and an expired token closes the gate immediately.
 */
export class GateSession {
  private state: GateState | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(readonly page: GatePage) {}

  readonly read = (): GateState =>
    (this.state ??= gateTokens[this.page].read() === undefined ? closedGate : { at: 'opening' });

  /**
   * Calls the listener on every change; the first listener starts loading the content.
   * @returns the unsubscribe function
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) {
      window.addEventListener('storage', this.onStorage);
      void this.load();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.onStorage);
    };
  };

  /** Sends the password to the server and opens the page if it is right. @returns why it failed */
  async unlock(password: string): Promise<CallFailure | undefined> {
    const token = await unlock(this.page, password);
    if (typeof token !== 'string') return token;
    gateTokens[this.page].write(token);
    await this.load();
    return undefined;
  }

  /** Loads the content; loads it again if it is already there. */
  async load(): Promise<void> {
    const token = gateTokens[this.page].read();
    if (token === undefined) {
      if (this.read().at !== 'closed') this.setState(closedGate);
      return;
    }
    if (this.read().at !== 'open') this.setState({ at: 'opening' });
    const result = await fetchContent(this.page, token);
    // Locked in the meantime: a late answer must not open the gate.
    if (gateTokens[this.page].read() === undefined) this.setState(closedGate);
    else if (result.is === 'loaded') this.setState({ at: 'open', content: result.value });
    else if (result.is === 'locked') this.end(token);
    // An open page stays open while the server cannot be reached.
    else if (this.read().at !== 'open') this.setState({ at: 'unreached' });
  }

  async file(name: string): Promise<GateResult<Blob>> {
    const token = gateTokens[this.page].read();
    if (token === undefined) return { is: 'locked' };
    const result = await fetchFile(this.page, name, token);
    if (result.is === 'locked') this.end(token);
    return result;
  }

  /** For a visitor who locks the page, as on a shared computer. */
  lock(): void {
    gateTokens[this.page].write(undefined);
    this.setState(closedGate);
  }

  /** Deletes an expired token, unless another tab has stored a new one. */
  private end(token: string): void {
    const kept = gateTokens[this.page].read();
    if (kept !== undefined && kept !== token) {
      void this.load();
      return;
    }
    gateTokens[this.page].write(undefined);
    this.setState({ at: 'closed', ended: true });
  }

  /** Reacts to another tab that was unlocked or locked. */
  private readonly onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === gateKey(this.page)) void this.load();
  };

  private setState(state: GateState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const sessions = new Map<GatePage, GateSession>();

/** Returns the page's only session in this tab. */
export function gateSession(page: GatePage): GateSession {
  const session = sessions.get(page) ?? new GateSession(page);
  sessions.set(page, session);
  return session;
}
