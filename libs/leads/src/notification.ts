import { phoneNumberOf } from '@mainstage/contracts/phone-numbers';
import { fieldsOf, type FormClass } from '@mainstage/contracts/field';
import { type Block, factsOf, typed, typedName } from '@mainstage/mail/layout/blocks';
import { PhoneLink } from '@mainstage/mail/layout/phone-link';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import type { FieldForSales, FieldsForSales } from './form-copy';
import { longMomentText } from '@mainstage/calendar/days/day-text';
import { answerByText } from '@mainstage/calendar/days/reply-deadline-text';
import { deskButtons, type DeskLinks } from './desk-links';
import { type LeadContext, briefFacts, sourceBlocks } from './lead-context';
import { leadReference } from './lead-id';
import type { MailOf, PropsContext } from './mail-of';
import { ownerReason, salesReason } from './sales-reason';
import { type Person, subjectForSales } from './subject-for-sales';

const repliesToVisitor = 'Your reply goes to the visitor.';

/** What every mail to sales about a lead contains in addition to the typed fields. */
export interface Notification<Typed> {
  leadId: string;
  receivedAt: Date;
  /** Exactly what the visitor typed; untrusted. */
  typed: Typed;
  /** Why the lead looks like spam, in plain words; empty for an ordinary one. */
  suspicions: string[];
  /** True where the visitor got no confirmation: suspected spam, or the mailbox had its share of mails. */
  visitorNotMailed: boolean;
  /** What was chosen on the pages, and what led to the visit; untrusted as well. */
  context?: LeadContext;
  /** Where there is a sales desk. */
  desk?: DeskLinks | undefined;
}

interface NotificationOf<Kind extends string, Typed extends object, Props, Context> extends Pick<
  MailOf<Kind, Props, Context>,
  'kind' | 'name' | 'props' | 'sample'
> {
  /** What came in, in a few fixed words: `Tour request`. */
  title: string | ((props: Props) => string);
  /**
   * What a mailbox shows of it beside the person and the lead's reference: what is wanted, when, how many; checked values only, the most
   * important ones first.
   */
  subject: (props: Props) => (string | null | undefined | false)[];
  /** What the team must not miss, in fixed words. */
  alert?: string | ((props: Props) => string | undefined);
  /** What is requested and when, rephrased from what was typed. */
  requestFacts?: (props: Props) => Parameters<typeof factsOf>[0];
  /** What the reader must know of the message, in fixed words. */
  notes?: (props: Props) => readonly string[];
  /** The links under what is wanted. */
  action?: (props: Props) => Block | Block[] | undefined;
  /** Who wants it and what they wrote, field by field, in this order. */
  fields: FieldsForSales<Typed>;
  /** It reports on a lead that is there already, to the member who has it: no deadline begins. */
  unanswered?: true;
}

/**
 * What all mails to the sales team share: a subject with name and company, a preview of checked values, suspicion first, then what is wanted,
 * when, by whom, and then the text; everything that was typed as text and nothing but text, the visitor as Reply-To.
 */
export function notification<
  Kind extends string,
  Typed extends { email: string },
  Props extends Notification<Typed> = Notification<Typed>,
  Context extends PropsContext = PropsContext,
>({
  title,
  subject,
  alert,
  requestFacts,
  notes,
  action,
  fields,
  unanswered,
  props,
  ...mail
}: NotificationOf<Kind, Typed, Props, Context>): MailOf<Kind, Props, Context> {
  const alertOf = (about: Props) => (typeof alert === 'function' ? alert(about) : alert);
  const deadline = ({ receivedAt }: Props) => (unanswered ? undefined : answerByText(receivedAt));
  return {
    ...mail,
    async props(context) {
      const about = await props(context);
      if (unanswered) return about;
      const { leadId, createdAt } = context.mail;
      return { ...about, desk: context.links.desk(leadId, createdAt) };
    },
    language: 'en',
    reason: `${salesReason} ${repliesToVisitor}`,
    ...(unanswered && { ownerReason: `${ownerReason} ${repliesToVisitor}` }),
    subject: (about) => {
      const [what = '', ...details] = subject(about).filter(
        (part) => typeof part === 'string' && part !== '',
      ) as string[];
      const suspected = about.suspicions.length > 0 ? '[Spam?] ' : '';
      return subjectForSales(`${suspected}${what}`, personOf(about.typed), details, leadReference(about.leadId));
    },
    preview: (about) => {
      const by = deadline(about);
      return `${by ? `Answer by ${by}. ` : ''}Received ${longMomentText(about.receivedAt)}.`;
    },
    blocks: (about): Block[] => [
      { kind: 'heading', text: typeof title === 'function' ? title(about) : title },
      ...[alertOf(about) ?? []].flat().map((text) => ({ kind: 'note', tone: 'alert', text }) as const),
      ...warning(about),
      ...(notes?.(about) ?? []).map((text) => ({ kind: 'note', tone: 'alert', text }) as const),
      ...given(
        factsOf([...(requestFacts?.(about) ?? []), ...briefFacts(about.context ?? {}), ['Answer by', deadline(about)]]),
      ),
      ...[action?.(about) ?? []].flat(),
      ...(about.desk ? deskButtons(about.desk) : []),
      ...typedBlocks(fields, about.typed),
      factsOf([
        ['Received', `${longMomentText(about.receivedAt)} (Frankfurt time)`],
        ['Lead', about.leadId],
      ]),
      ...sourceBlocks(about.context ?? {}),
      {
        kind: 'note',
        tone: 'quiet',
        text: 'What the visitor typed is unchecked and shown as plain text; web addresses in it have brackets, so that none is a live link. To answer, use Reply.',
      },
    ],
    replyTo: ({ typed: { email } }) => email,
  };
}

/** The person by the fields of whichever form it was. */
function personOf(typed: object): Person {
  const { name, fullName, firstName, lastName, company } = typed as Partial<Record<string, string | null>>;
  return { name: name ?? fullName ?? [firstName, lastName].filter(Boolean).join(' '), company };
}

/** A list of facts without any is left out. */
const given = (block: Block): Block[] => (block.kind === 'facts' && block.facts.length === 0 ? [] : [block]);

/** What a row kept of what was typed, under the names of the form's fields. */
export function keptOf<Form extends object, Entity extends object>(
  form: FormClass<Form>,
  entity: Entity,
): Omit<Pick<Entity, keyof Entity & keyof Form>, 'language'> {
  const fields = fieldsOf(form).filter((field) => field in entity && field !== 'language');
  return Object.fromEntries(fields.map((field) => [field, entity[field as keyof Entity]])) as Pick<
    Entity,
    keyof Entity & keyof Form
  >;
}

export function typedBlocks<Typed extends { email: string }>(fields: FieldsForSales<Typed>, values: Typed): Block[] {
  const facts: Parameters<typeof factsOf>[0] = [];
  const quotes: Block[] = [];
  for (const [field, shown] of Object.entries<FieldForSales>(fields)) {
    const value = values[field as keyof Typed];
    const text = value === undefined || value === null ? '' : String(value);
    // The visitor's address has passed its check and is the Reply-To; the team copies it from here.
    if (typeof shown === 'string') facts.push([shown, text === values.email ? text : typed(text)]);
    else if ('name' in shown) facts.push([shown.name, typedName(text)]);
    else if ('phone' in shown) facts.push([shown.phone, rung(text)]);
    else if ('quote' in shown && text) quotes.push({ kind: 'quote', label: shown.quote, text: new VisitorText(text) });
  }
  return [factsOf(facts), ...quotes];
}

/** A link for a valid phone number; any other value is text. */
function rung(text: string): PhoneLink | VisitorText | undefined {
  const number = phoneNumberOf(text);
  return number ? new PhoneLink(text, number.uri) : typed(text);
}

function warning({ suspicions, visitorNotMailed }: Notification<object>): Block[] {
  const silence = 'The visitor got no confirmation email';
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
      text: `${silence}: this mailbox has already had its share of automatic emails. Please answer personally.`,
    },
  ];
}
