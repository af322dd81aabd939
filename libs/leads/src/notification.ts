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

/** Data of every mail to sales about a lead, beside the typed fields. */
export interface Notification<Typed> {
  leadId: string;
  receivedAt: Date;
  /** Exactly the visitor's input; untrusted. */
  typed: Typed;
  /** Reasons for suspecting spam, as text; empty for an ordinary lead. */
  suspicions: string[];
  /** True if the visitor got no confirmation: suspected spam, or the mailbox cap was reached. */
  visitorNotMailed: boolean;
  /** Choices made on the pages, and the source of the visit; untrusted as well. */
  context?: LeadContext;
  /** Present if there is a sales desk. */
  desk?: DeskLinks | undefined;
}

interface NotificationOf<Kind extends string, Typed extends object, Props, Context> extends Pick<
  MailOf<Kind, Props, Context>,
  'kind' | 'name' | 'props' | 'sample'
> {
  /** Fixed title: `Tour request`. */
  title: string | ((props: Props) => string);
  /**
   * Parts of the subject beside the person and the lead's reference: what is requested, when, how many; validated
   * values only, the most important ones first.
   */
  subject: (props: Props) => (string | null | undefined | false)[];
  /** Fixed warning that the team must not miss. */
  alert?: string | ((props: Props) => string | undefined);
  /** What is requested and when, rephrased from the input. */
  requestFacts?: (props: Props) => Parameters<typeof factsOf>[0];
  /** Fixed notes about the message. */
  notes?: (props: Props) => readonly string[];
  /** The links below the request. */
  action?: (props: Props) => Block | Block[] | undefined;
  /** The person and the text, field by field, in this order. */
  fields: FieldsForSales<Typed>;
  /** Reports about an existing lead, to its owner: no deadline begins. */
  unanswered?: true;
}

/**
 * Common part of all mails to the sales team: a subject with name and company, a preview of validated values,
 * suspicions first, then request, time, person and text; all input as plain text, the visitor as Reply-To.
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

/** The person, from the fields of any form. */
function personOf(typed: object): Person {
  const { name, fullName, firstName, lastName, company } = typed as Partial<Record<string, string | null>>;
  return { name: name ?? fullName ?? [firstName, lastName].filter(Boolean).join(' '), company };
}

/** Omits an empty list of facts. */
const given = (block: Block): Block[] => (block.kind === 'facts' && block.facts.length === 0 ? [] : [block]);

/** The stored input of a row, by the names of the form's fields. */
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
    // The visitor's address is validated and is the Reply-To; the team copies it from here.
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
