import type { AnswerDraft, AnswerText } from '@mainstage/contracts/desk/answer';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import { callDesk } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { keepDraft } from '../drafts/draft-store';
import { localName } from './local-name';

export type DraftStatus =
  | { is: 'untouched' | 'unsaved' | 'saving' | 'saved' }
  | { is: 'failed'; error: unknown }
  /** Changed on another device; null if it was sent or discarded there. */
  | { is: 'conflict'; current: AnswerDraft | null };

/** The tab's copy of a draft that the server does not have yet. */
export interface LocalAnswer {
  text: AnswerText;
  revision: number;
}

/** Milliseconds without a keystroke after which the draft is stored. */
const pauseMs = 1000;

/**
 * Stores an answer on the server as it is typed, one call at a time. Unsaved text is kept in the tab like every draft,
 * so that signing out warns.
 */
export class DraftSaver {
  private text: AnswerText | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storing: Promise<void> = Promise.resolve();
  private closed = false;
  private latest: string | undefined;
  /** Idempotency key of the send; changed content gets a new key. */
  key = makeIdempotencyKey();

  /** @param revision of the server's draft; 0 if there is none */
  constructor(
    private readonly leadId: string,
    private readonly member: string,
    public revision: number,
    private readonly onStatus: (status: DraftStatus) => void,
  ) {}

  open(): void {
    this.closed = false;
  }

  /** Continues with the tab's copy; if another device was first, the member decides. */
  restore({ text, revision }: LocalAnswer, current: AnswerDraft | null): void {
    if (revision === this.revision) this.change(text);
    else this.report({ is: 'conflict', current });
  }

  change(text: AnswerText): void {
    const json = JSON.stringify(text);
    // A form also fires changes that do not change its values.
    if (json === this.latest) return;
    this.latest = json;
    this.text = text;
    this.key = makeIdempotencyKey();
    keepDraft(this.member, localName(this.leadId), { text, revision: this.revision } satisfies LocalAnswer, this.key);
    this.report({ is: 'unsaved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.store().catch(() => undefined), pauseMs);
  }

  /** Resolves when the server has stored all input. @throws DeskError */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    return this.store();
  }

  /** Continues from the draft of another device, with its text or with one's own. */
  resolve(current: AnswerDraft | null, own?: AnswerText): void {
    this.revision = current?.revision ?? 0;
    this.latest = undefined;
    if (own) this.change(own);
    else this.forget();
  }

  /** Discards the text after it was sent or deleted. */
  forget(): void {
    clearTimeout(this.timer);
    this.text = undefined;
    keepDraft(this.member, localName(this.leadId), undefined, this.key);
    this.report({ is: 'untouched' });
  }

  /** The composer closes: stores the text without reporting failures. */
  close(): void {
    this.closed = true;
    void this.flush().catch(() => undefined);
  }

  /** One call at a time, because each needs the revision of the previous one. */
  private store(): Promise<void> {
    this.storing = this.storing.catch(() => undefined).then(() => this.storeAll());
    return this.storing;
  }

  private async storeAll(): Promise<void> {
    while (this.text) await this.put(this.text);
  }

  private async put(text: AnswerText): Promise<void> {
    this.report({ is: 'saving' });
    try {
      const { sendAt, remindIfNoReplyBy, ...typed } = text;
      const body = {
        ...{ ...typed, revision: this.revision },
        ...(sendAt && { sendAt }),
        ...(remindIfNoReplyBy && { remindIfNoReplyBy }),
      };
      const draft = await callDesk<AnswerDraft>(`/leads/${this.leadId}/answer`, { method: 'PUT', body });
      this.revision = draft.revision;
      if (this.text !== text) return;
      this.text = undefined;
      keepDraft(this.member, localName(this.leadId), undefined, this.key);
      this.report({ is: 'saved' });
    } catch (error) {
      const isConflict = error instanceof DeskError && error.code === 'changed_meanwhile';
      this.report(isConflict ? { is: 'conflict', current: draftIn(error) } : { is: 'failed', error });
      throw error;
    }
  }

  private report(status: DraftStatus): void {
    if (!this.closed) this.onStatus(status);
  }
}

/** The server's current draft from a conflict response. */
function draftIn(error: DeskError): AnswerDraft | null {
  const current = error.current as Partial<AnswerDraft> | undefined;
  return current?.revision === undefined ? null : (current as AnswerDraft);
}
