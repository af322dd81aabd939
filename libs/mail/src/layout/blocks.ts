import type { PhoneLink } from './phone-link';
import { VisitorText } from './visitor-text';

/**
 * What a mail says, piece by piece. HTML and plain text are both made from these blocks, so the two cannot disagree.
 * A `string` is ours; whatever a visitor typed comes as `VisitorText` and nothing else.
 */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** A link of ours, as a button and, for readers without buttons, in full; `quiet` where it is not what we wish for. */
  | { kind: 'button'; label: string; url: string; quiet?: true }
  /** A link of ours in full, for what only some readers look for. */
  | { kind: 'link'; label: string; url: string }
  /** Several lines that a visitor typed. */
  | { kind: 'quote'; label: string; text: VisitorText }
  /** An aside; `alert` is for what the reader must not miss. */
  | { kind: 'note'; text: string; tone: 'quiet' | 'alert'; items?: VisitorText[] }
  /** Text of ours whose line breaks and spaces matter. */
  | { kind: 'preformatted'; text: string };

/** Ours, a visitor's, or a number that was checked and can be rung. */
export type FactValue = string | VisitorText | PhoneLink;

export interface Fact {
  label: string;
  value: FactValue;
}

/** Everything the layout needs to make a mail. */
export interface MailContent {
  language: 'de' | 'en';
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  blocks: Block[];
  /** The picture that the message brings along, by its Content-ID. */
  picture?: { cid: string; alt: string };
  /** Why the reader gets this mail; shown in the footer. */
  reason: string;
}

/** The facts whose value is there; what a visitor left empty is not shown. */
export function factsOf(entries: [label: string, value: FactValue | null | undefined][]): Block {
  const given = entries.filter((entry): entry is [string, FactValue] => Boolean(entry[1]));
  return { kind: 'facts', facts: given.map(([label, value]) => ({ label, value })) };
}

/** What a visitor typed in a field, or undefined where the field was left empty. */
export function typed(text: string | undefined): VisitorText | undefined {
  return text ? new VisitorText(text) : undefined;
}

/** The same of a person's or a company's name, in which dots are left alone. */
export function typedName(text: string | undefined): VisitorText | undefined {
  return text ? new VisitorText(text, 'name') : undefined;
}
