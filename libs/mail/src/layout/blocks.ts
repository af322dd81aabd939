import type { PhoneLink } from './phone-link';
import { VisitorText } from './visitor-text';

/**
 * A part of a mail. HTML and plain text are both made from these blocks, so the two cannot disagree. A `string` is
 * ours; text that a visitor typed is always a `VisitorText`.
 */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** A link of ours as a button; `quiet` for an action that we do not encourage. HTML shows the first one's URL at its end. */
  | { kind: 'button'; label: string; url: string; quiet?: true }
  /** A link of ours as text, for actions that few readers need. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'quote'; label: string; text: VisitorText }
  /** A note; `alert` for what the reader must not miss. */
  | { kind: 'note'; text: string; tone: 'quiet' | 'alert'; items?: VisitorText[] }
  | { kind: 'preformatted'; text: string };

export type FactValue = string | VisitorText | PhoneLink;

export interface Fact {
  label: string;
  value: FactValue;
}

export interface MailContent {
  language: 'de' | 'en';
  subject: string;
  preview: string;
  blocks: Block[];
  /** The inline picture, by its Content-ID. */
  picture?: { cid: string; alt: string };
  reason: string;
}

export function factsOf(entries: [label: string, value: FactValue | null | undefined][]): Block {
  const given = entries.filter((entry): entry is [string, FactValue] => Boolean(entry[1]));
  return { kind: 'facts', facts: given.map(([label, value]) => ({ label, value })) };
}

/** Typed text as a block value; undefined if the field was left empty. */
export function typed(text: string | undefined): VisitorText | undefined {
  return text ? new VisitorText(text) : undefined;
}

/** Like `typed`, for the name of a person or company, in which dots stay unchanged. */
export function typedName(text: string | undefined): VisitorText | undefined {
  return text ? new VisitorText(text, 'name') : undefined;
}
