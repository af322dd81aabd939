import { type LeadChange, leadStates, lostReasons, type NextStep } from '@mainstage/contracts/desk/leads';
import { isRecord, transformOptions } from '@mainstage/contracts/field';
import { limits } from '@mainstage/contracts/form-limits';
import {
  Moment,
  OneOf,
  OptionalTime,
  RequiredDate,
  TextBlock,
  TextLine,
  WholeNumber,
  YesNo,
} from '@mainstage/contracts/rules';
import { plainToInstance, Transform } from 'class-transformer';
import { RequestKey } from './request-key';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';

const mostVersions = 2_000_000_000;
const nextStates = leadStates.filter((state) => state !== 'new');

class NextStepDto implements NextStep {
  @TextLine({ max: limits.name, description: 'What' })
  what!: string;

  @RequiredDate('When')
  due!: string;

  @OptionalTime('At what time of that day')
  time?: string | null;
}

/** `PATCH /api/desk/leads/:id`; null removes an owner or a next step. */
export class LeadChangeDto implements LeadChange {
  @WholeNumber({ min: 1, max: mostVersions, description: 'The version that was shown', optional: false })
  version!: number;

  @OneOf({ values: nextStates, description: 'The next state' })
  state?: LeadChange['state'];

  @OneOf({ values: lostReasons, description: 'With state lost' })
  lostReason?: LeadChange['lostReason'];

  @OneOf({ values: ['telephone', 'mail'], description: 'With state answered' })
  answeredBy?: LeadChange['answeredBy'];

  @TextLine({ max: limits.email, description: 'Address of a team member', optional: true })
  owner?: string | null;

  @Transform(({ value }: { value: unknown }) =>
    isRecord(value) ? plainToInstance(NextStepDto, value, transformOptions) : value,
  )
  @IsOptional()
  @IsObject({ message: '$property must be an object or null' })
  @ValidateNested()
  nextStep?: NextStepDto | null;

  @TextBlock({
    max: limits.message,
    description: 'A note that is stored with the change, or not at all',
    optional: true,
  })
  note?: string;

  @YesNo('The reply that waits needs no answer')
  replyHandled?: boolean;

  @Moment('Until when Today does not show it')
  snoozedUntil?: string | null;

  @Moment('From when on Today shows it unless the client replies')
  remindIfNoReplyBy?: string | null;

  @RequestKey()
  key?: string;
}
