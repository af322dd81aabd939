/** @jest-environment jsdom */
import { gateKey, gateTokens } from '../api/gates/gate-token';
import { drafts } from '../forms/submission/draft-store';
import { noteVisitSource } from '../forms/submission/note-visit-source';
import { wake } from './wake';

const soon = () => new Promise<'asleep'>((resolve) => setTimeout(() => resolve('asleep'), 20));
const state = (key?: string) => Promise.race([wake(key).then(() => 'awake' as const), soon()]);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
});

describe('a built page', () => {
  it('sleeps until a hand comes', async () => {
    noteVisitSource(new URL('http://localhost/contact'), '');
    expect(await state()).toBe('asleep');
    const woken = wake();
    document.dispatchEvent(new Event('pointermove'));
    await expect(woken).resolves.toBeUndefined();
  });

  it('wakes at once for what an address asks', async () => {
    window.history.replaceState(null, '', '/contact?venue=arena');
    expect(await state()).toBe('awake');
  });

  it('wakes at once for a draft, for what was sent from it and for what the page before handed on', async () => {
    drafts.write('contact', { values: { firstName: 'Ada' } });
    expect(await state()).toBe('awake');
    drafts.remove('contact');
    window.history.replaceState({ sent: { form: 'contact' } }, '');
    expect(await state()).toBe('awake');
    window.history.replaceState({ usr: { section: 'rooms' } }, '');
    expect(await state()).toBe('awake');
  });

  it('wakes at once for who holds the token of its gate, and of no other', async () => {
    gateTokens.write('development', 'a.b');
    expect(await state(gateKey('event-planners'))).toBe('asleep');
    expect(await state(gateKey('development'))).toBe('awake');
    gateTokens.remove('development');
    expect(await state(gateKey('development'))).toBe('asleep');
  });

  it('wakes at once where somebody writes into it already', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    expect(await state()).toBe('awake');
    field.remove();
  });
});
