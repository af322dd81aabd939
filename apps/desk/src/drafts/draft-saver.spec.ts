// Rule: desk.answers
import { jest } from '@jest/globals';
import type { AnswerDraft, AnswerText } from '@mainstage/contracts/desk/answer';
import { answerDraftPlace } from '../answer/answer-draft';
import { localName } from '../answer/local-name';
import { DraftSaver, type DraftStatus } from './draft-saver';
import { readDraft } from './draft-store';

const lena = 'lena@venue.example';
const text: AnswerText = {
  ...{
    to: ['ada@example.com'],
    cc: [],
    bcc: [],
    subject: 'Re: Party',
    body: 'Hello',
    quote: true,
    sendAt: null,
    remindIfNoReplyBy: null,
  },
};

let stored: { revision: number; body: string }[];
let states: DraftStatus<AnswerDraft>['is'][];
let fails: { status: number; body: object } | undefined;
beforeEach(() => {
  sessionStorage.clear();
  [stored, states, fails] = [[], [], undefined];
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    await Promise.resolve();
    const sent = JSON.parse(String(init?.body)) as (typeof stored)[number];
    if (!fails) stored.push(sent);
    const { status, body } = fails ?? { status: 200, body: { ...sent, revision: sent.revision + 1, files: [] } };
    return {
      ...{ ok: status < 400, status, headers: new Headers() },
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response;
  });
});

const saver = (revision = 0) => new DraftSaver(answerDraftPlace('lead'), lena, revision, ({ is }) => states.push(is));
const kept = () => readDraft(lena, localName('lead'));

describe('the saver of a draft', () => {
  it('stores what was typed, and keeps it in the tab until then', async () => {
    const draft = saver();
    draft.change(text);
    expect(kept()).toMatchObject({ text, revision: 0 });
    await draft.flush();
    expect(stored).toEqual([{ ...text, revision: 0 }].map(({ sendAt: _, remindIfNoReplyBy: __, ...sent }) => sent));
    expect(draft.revision).toBe(1);
    expect(kept()).toBeUndefined();
    expect(states).toEqual(['unsaved', 'saving', 'saved']);
  });

  it('stores what is typed during a call with the next one', async () => {
    const draft = saver();
    draft.change(text);
    const first = draft.flush();
    await Promise.resolve();
    await Promise.resolve();
    draft.change({ ...text, body: 'Hello again' });
    await Promise.all([first, draft.flush()]);
    expect(stored.map(({ revision, body }) => [revision, body])).toEqual([
      [0, 'Hello'],
      [1, 'Hello again'],
    ]);
    expect(kept()).toBeUndefined();
  });

  it('names another press for another text alone', () => {
    const draft = saver();
    draft.change(text);
    const { key } = draft;
    draft.change({ ...text });
    expect(draft.key).toBe(key);
    draft.change({ ...text, body: 'Other' });
    expect(draft.key).not.toBe(key);
  });

  it('keeps in the tab what the server did not take', async () => {
    fails = { status: 503, body: { code: 'unavailable' } };
    const draft = saver();
    draft.change(text);
    await expect(draft.flush()).rejects.toMatchObject({ code: 'unavailable' });
    expect(states.at(-1)).toBe('failed');
    expect(kept()).toMatchObject({ text });
  });

  it('leaves the choice where another device was first, and goes on from either', async () => {
    const current = { ...text, body: 'On the phone', revision: 4, files: [], updatedAt: '' };
    fails = { status: 409, body: { code: 'changed_meanwhile', current } };
    const draft = saver(3);
    draft.change(text);
    await expect(draft.flush()).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(states.at(-1)).toBe('conflict');
    fails = undefined;
    draft.resolve(current, text);
    await draft.flush();
    expect(stored).toMatchObject([{ revision: 4, body: 'Hello' }]);
    draft.resolve({ ...current, revision: 9 });
    await draft.flush();
    expect([draft.revision, stored.length, kept()]).toEqual([9, 1, undefined]);
  });

  it('goes on with what the tab kept, unless another device was first', async () => {
    const draft = saver(2);
    draft.restore({ text, revision: 2 }, null);
    await draft.flush();
    expect(stored).toMatchObject([{ revision: 2, body: 'Hello' }]);
    const other = saver(5);
    other.restore({ text, revision: 2 }, null);
    await other.flush();
    expect([stored.length, states.at(-1)]).toEqual([1, 'conflict']);
  });

  it('stores at last what was typed when it closes', async () => {
    const draft = saver();
    draft.change(text);
    draft.close();
    await draft.flush();
    expect(stored).toHaveLength(1);
    expect(states).toEqual(['unsaved']);
  });
});
