import { hasAsciiName, withAsciiDomain } from '@mainstage/contracts/address';
import { type AnswerDraftChange, answerLimits, type SendAnswer } from '@mainstage/contracts/desk/answer';
import { ListField, rule } from '@mainstage/contracts/field';
import { limits } from '@mainstage/contracts/form-limits';
import { Moment, TextBlock, TextLine, WholeNumber, YesNo } from '@mainstage/contracts/rules';
import { ArrayMaxSize, isEmail } from 'class-validator';
import { RequestKey } from '../leads/request-key';

const mostRevisions = 2_000_000_000;

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= limits.email &&
  !/["\p{Cc}\p{Cf}]/u.test(value) &&
  isEmail(withAsciiDomain(value)) &&
  hasAsciiName(value);

const addresses = () =>
  rule<unknown>({
    code: 'invalid_email',
    passes: (value) => Array.isArray(value) && value.every(isAddress),
    message: '$property must be a list of email addresses like name@example.com',
  });

const Addresses = (description: string) =>
  ListField(
    { type: 'array', items: { type: 'string', format: 'email' }, maxItems: answerLimits.recipients, description },
    [
      addresses(),
      ArrayMaxSize(answerLimits.recipients, {
        message: `$property must have at most ${answerLimits.recipients} addresses`,
      }),
    ],
  );

/** `PUT /api/desk/leads/:id/answer` */
export class AnswerDraftDto {
  @WholeNumber({ min: 0, max: mostRevisions, description: 'The revision that was shown; 0 for none', optional: false })
  revision!: number;

  @Addresses('To')
  to?: string[];

  @Addresses('Copies')
  cc?: string[];

  @Addresses('Copies that nobody sees')
  bcc?: string[];

  @TextLine({ max: answerLimits.subject, description: 'Subject', optional: true })
  subject?: string;

  @TextBlock({ max: answerLimits.body, description: 'The text, signature included', optional: true, keepsSpace: true })
  body?: string;

  @YesNo('Whether the last message is quoted')
  quote?: boolean;

  @Moment('When it is to be sent; absent for now')
  sendAt?: string;

  @Moment('When to remind of it unless the client replies, from when it is sent; absent for never')
  remindIfNoReplyBy?: string;
}

export function draftChangeOf({
  revision,
  subject,
  body,
  quote,
  sendAt,
  remindIfNoReplyBy,
  ...lists
}: AnswerDraftDto): AnswerDraftChange {
  const known = new Set<string>();
  const each = (addresses: string[] = []) =>
    addresses
      .map(withAsciiDomain)
      .filter((address) => !known.has(address.toLowerCase()) && known.add(address.toLowerCase()));
  const [to, cc, bcc] = [each(lists.to), each(lists.cc), each(lists.bcc)];
  return {
    revision,
    to,
    cc,
    bcc,
    subject: subject ?? '',
    body: body ?? '',
    quote: quote ?? true,
    sendAt: sendAt ?? null,
    remindIfNoReplyBy: remindIfNoReplyBy ?? null,
  };
}

/** `POST /api/desk/leads/:id/answers` */
export class SendAnswerDto {
  @WholeNumber({ min: 1, max: mostRevisions, description: 'The revision of the draft that was shown', optional: false })
  revision!: number;

  @TextLine({
    max: 80,
    description: 'Id of the latest answer that was shown; absent where there was none',
    optional: true,
  })
  latest?: string;

  @RequestKey({ optional: false })
  key!: string;
}

export const sendOf = ({ revision, latest, key }: SendAnswerDto): SendAnswer => ({
  revision,
  latest: latest ?? null,
  key,
});

/** `PUT /api/desk/signature` */
export class SignatureDto {
  @TextBlock({ max: answerLimits.signature, description: 'Below each answer; absent for none', optional: true })
  text?: string;

  @TextBlock({
    max: answerLimits.signature,
    description: 'Below each German answer; default: that of `text`',
    optional: true,
  })
  de?: string;
}

/** `PUT /api/desk/leads/:id/viewing` */
export class ViewingDto {
  @YesNo('Whether the answer is open as well')
  answering?: boolean;
}
