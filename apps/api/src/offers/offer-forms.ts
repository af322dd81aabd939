import { offerLimits } from '@mainstage/contracts/offers/offer';
import type { AcceptOffer, DeclineOffer } from '@mainstage/contracts/offers/calls';
import { ListField, rule } from '@mainstage/contracts/field';
import { limits } from '@mainstage/contracts/form-limits';
import { Accepted, OptionalTime, TextBlock, TextLine, WholeNumber } from '@mainstage/contracts/rules';

const lineIds = () =>
  rule<unknown>({
    code: 'wrong_type',
    passes: (value) =>
      Array.isArray(value) &&
      value.length <= offerLimits.lines &&
      value.every((id) => typeof id === 'string' && id.length <= 80),
    message: `$property must be a list of at most ${offerLimits.lines} ids of lines`,
  });

const LineIds = (description: string) =>
  ListField({ type: 'array', items: { type: 'string' }, maxItems: offerLimits.lines, description }, [lineIds()]);

/** `POST /api/offers/:token/accept` */
export class AcceptOfferForm implements Omit<AcceptOffer, 'lines'> {
  @LineIds('Chosen optional lines')
  lines?: string[];

  @TextLine({ max: limits.name, description: 'Name' })
  name!: string;

  @TextLine({ max: limits.name, description: 'Function in the company' })
  position!: string;

  @TextLine({ max: limits.name, description: 'Company' })
  company!: string;

  @TextBlock({ max: 1000, description: 'Billing address' })
  billingAddress!: string;

  @TextLine({ max: limits.name, description: 'Order number', optional: true })
  orderNumber?: string;

  @Accepted('Whether the terms are accepted')
  terms!: true;

  @TextLine({ max: 20, description: 'Six digits, sent by email' })
  code!: string;
}

/** `POST /api/offers/:token/decline` */
export class DeclineOfferForm implements DeclineOffer {
  @TextBlock({ max: offerLimits.message, description: 'Why' })
  reason!: string;
}

/** `POST /api/offers/:token/wish` */
export class OfferWishForm {
  @WholeNumber({ min: 1, max: 100_000, description: 'Guests with the own staff' })
  guests?: number;

  @OptionalTime('When it begins, in Frankfurt')
  startsAt?: string;

  @OptionalTime('When it ends, in Frankfurt')
  endsAt?: string;

  @LineIds('Optional lines that the client would like')
  add?: string[];

  @LineIds('Lines that the client does not need')
  drop?: string[];

  @TextBlock({ max: offerLimits.message, description: 'In the client’s own words', optional: true })
  message?: string;
}
