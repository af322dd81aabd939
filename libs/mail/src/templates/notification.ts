import { factsOf, typed, type Block } from '../layout/blocks';
import { VisitorText } from '../layout/visitor-text';
import type { Notification } from '../kinds';
import type { TemplateFor } from '../template';

type AnyNotification = Notification<{ email: string }>;

interface NotificationWords<Props extends AnyNotification> {
  /** What came in, in a few fixed words: `Tour request`. */
  title: string;
  /** What the team must not miss, in fixed words. */
  alert?: string;
  /** What was typed, field by field. */
  fields: (typed: Props['typed']) => [label: string, text: string | undefined][];
  /** The field of several lines, where the form has one. */
  quote?: (typed: Props['typed']) => [label: string, text: string | undefined];
  /** What we know beside what was typed. */
  known?: (props: Props) => [label: string, value: string | VisitorText][];
}

const received = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

/**
 * What all mails to the sales team share: a subject that no visitor has a say in, suspicion first,
 * everything that was typed as text and nothing but text, the visitor behind Reply.
 */
export function notification<Props extends AnyNotification>(words: NotificationWords<Props>): TemplateFor<Props> {
  return {
    language: 'en',
    reason:
      'You are receiving this email because your address is set as the sales team of the website. Reply reaches the visitor.',
    subject: ({ suspicions, leadId }: Props) =>
      `${suspicions.length > 0 ? '[Suspected spam] ' : ''}${words.title} (${leadId.slice(0, 8)})`,
    preview: ({ receivedAt }: Props) => `Received ${received.format(receivedAt)}`,
    blocks: (props: Props): Block[] => [
      { kind: 'heading', text: words.title },
      ...(words.alert ? [{ kind: 'note', tone: 'alert', text: words.alert } as const] : []),
      ...warning(props),
      // The visitor's address has passed its check and stands behind Reply; the team copies it from here.
      factsOf(
        words.fields(props.typed).map(([label, text]) => [label, text === props.typed.email ? text : typed(text)]),
      ),
      ...quote(words.quote?.(props.typed)),
      factsOf([
        ...(words.known?.(props) ?? []),
        ['Received', `${received.format(props.receivedAt)} (Frankfurt time)`],
        ['Lead', props.leadId],
      ]),
      {
        kind: 'note',
        tone: 'quiet',
        text: 'What the visitor typed is unchecked and shown as text. Invisible breaks keep what it holds of links from being live; to answer, use Reply.',
      },
    ],
    replyTo: (props: Props) => props.typed.email,
  };
}

function warning({ suspicions, visitorNotMailed }: AnyNotification): Block[] {
  const silence = 'The visitor got no confirmation mail';
  if (suspicions.length > 0)
    return [
      {
        kind: 'note',
        tone: 'alert',
        text: visitorNotMailed ? `Suspected spam. ${silence}.` : 'Suspected spam.',
        items: suspicions.map((suspicion) => new VisitorText(suspicion)),
      },
    ];
  if (!visitorNotMailed) return [];
  return [
    {
      kind: 'note',
      tone: 'alert',
      text: `${silence}: this mailbox had its share of automatic mails. Please answer in person.`,
    },
  ];
}

function quote(field: [label: string, text: string | undefined] | undefined): Block[] {
  const [label, text] = field ?? [];
  return label && text ? [{ kind: 'quote', label, text: new VisitorText(text) }] : [];
}
