import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import { DeskError } from '../api/desk-error';
import { keepDraft } from './draft-store';

/** A draft that the server stores; a change contains the revision that it is based on. */
export interface StoredDraft {
  revision: number;
}

export type DraftStatus<Draft extends StoredDraft> =
  | { is: 'untouched' | 'unsaved' | 'saving' | 'saved' }
  | { is: 'failed'; error: unknown }
  /** Changed on another device; null if it was sent or discarded there. */
  | { is: 'conflict'; current: Draft | null };

/** The tab's copy of a draft that the server does not have yet. */
export interface LocalDraft<Text> extends StoredDraft {
  text: Text;
}

/** Storage of one kind of draft. */
export interface DraftPlace<Text, Draft extends StoredDraft> {
  /** Key of the tab's copy. */
  name: string;
  /** @throws DeskError */
  put: (text: Text, revision: number) => Promise<Draft>;
}

/** Milliseconds without a keystroke after which the draft is stored. */
const pauseMs = 1000;

/**
 * Stores a text on the server as it is typed, one call at a time. Unsaved text is kept in the tab like every draft,
 * so that signing out warns.
 */
export class DraftSaver<Text, Draft extends StoredDraft> {
  private text: Text | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storing: Promise<void> = Promise.resolve();
  private closed = false;
  private latest: string | undefined;
  /** Idempotency key of the press that uses the draft; changed content gets a new key. */
  key = makeIdempotencyKey();

  /** @param revision of the server's draft; 0 if there is none */
  constructor(
    private readonly place: DraftPlace<Text, Draft>,
    private readonly member: string,
    public revision: number,
    private readonly onStatus: (status: DraftStatus<Draft>) => void,
  ) {}

  open(): void {
    this.closed = false;
  }

  /** Continues with the tab's copy; if another device was first, the member decides. */
  restore({ text, revision }: LocalDraft<Text>, current: Draft | null): void {
    if (revision === this.revision) this.change(text);
    else this.report({ is: 'conflict', current });
  }

  change(text: Text): void {
    const json = JSON.stringify(text);
    // A form also fires changes that do not change its values.
    if (json === this.latest) return;
    this.latest = json;
    this.text = text;
    this.key = makeIdempotencyKey();
    keepDraft(this.member, this.place.name, { text, revision: this.revision } satisfies LocalDraft<Text>, this.key);
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
  resolve(current: Draft | null, own?: Text): void {
    this.revision = current?.revision ?? 0;
    this.latest = undefined;
    if (own) this.change(own);
    else this.forget();
  }

  /** Discards the text after it was sent or deleted. */
  forget(): void {
    clearTimeout(this.timer);
    this.text = undefined;
    keepDraft(this.member, this.place.name, undefined, this.key);
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

  private async put(text: Text): Promise<void> {
    this.report({ is: 'saving' });
    try {
      const draft = await this.place.put(text, this.revision);
      this.revision = draft.revision;
      if (this.text !== text) return;
      this.text = undefined;
      keepDraft(this.member, this.place.name, undefined, this.key);
      this.report({ is: 'saved' });
    } catch (error) {
      const isConflict = error instanceof DeskError && error.code === 'changed_meanwhile';
      this.report(isConflict ? { is: 'conflict', current: draftIn<Draft>(error) } : { is: 'failed', error });
      throw error;
    }
  }

  private report(status: DraftStatus<Draft>): void {
    if (!this.closed) this.onStatus(status);
  }
}

/** The server's current draft from a conflict response. */
function draftIn<Draft extends StoredDraft>(error: DeskError): Draft | null {
  const current = error.current as Partial<Draft> | undefined;
  return current?.revision === undefined ? null : (current as Draft);
}
