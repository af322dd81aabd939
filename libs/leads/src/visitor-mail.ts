import type { Language } from '@mainstage/contracts/language';
import type { Block } from '@mainstage/mail/layout/blocks';
import type { Template } from '@mainstage/mail/template';
import type { MailOf } from './mail-of';

/** Common props of mails to visitors: their language (rule visitor.language). */
export interface ToVisitor {
  language: Language;
}

/** Text of a mail in both languages, each in its own file. */
type InBoth<Words> = Readonly<Record<Language, Words>>;

interface VisitorMail<Kind extends string, Props extends ToVisitor, Words extends { reason: string }> extends Pick<
  MailOf<Kind, Props>,
  'kind' | 'name' | 'props' | 'sample' | 'headers'
> {
  words: InBoth<Words>;
  subject: (words: Words, props: Props) => string;
  preview: (words: Words, props: Props) => string;
  blocks: (words: Words, props: Props) => Block[];
  picture?: Template<Props>['picture'];
  calendar?: Template<Props>['calendar'];
  files?: Template<Props>['files'];
}

/** A mail to a visitor, in the language of its props. */
export function visitorMail<Kind extends string, Props extends ToVisitor, Words extends { reason: string }>({
  words,
  subject,
  preview,
  blocks,
  ...mail
}: VisitorMail<Kind, Props, Words>): MailOf<Kind, Props> {
  return {
    ...mail,
    language: ({ language }) => language,
    reason: ({ language }) => words[language].reason,
    subject: (props) => subject(words[props.language], props),
    preview: (props) => preview(words[props.language], props),
    blocks: (props) => blocks(words[props.language], props),
  };
}
