import { offerLimits } from '@mainstage/contracts/offers/offer';
import type { AcceptOnBehalf, NewOffer, OfferDecision } from '@mainstage/contracts/offers/calls';
import { TextBlock, WholeNumber, YesNo } from '@mainstage/contracts/rules';
import { ToldClients } from '../bookings/option.dto';
import { RequestKey } from '../leads/request-key';

/** `POST /api/desk/leads/:id/offers` */
export class NewOfferDto implements NewOffer {
  @RequestKey({ optional: false })
  key!: string;

  @YesNo('Whether the last wish of the client is taken into the draft')
  withWish?: boolean;

  @YesNo('Whether a first option is made with it if the lead has none for the day')
  withOption?: boolean;

  @RequestKey()
  copyOf?: string;
}

/** `POST /api/desk/offer-versions/:id/prepare` */
export class PrepareOfferDto {
  @WholeNumber({ min: 1, max: 2_000_000_000, description: 'The revision that was shown', optional: false })
  revision!: number;

  @YesNo('Whether the PDF is attached')
  attach?: boolean;
}

const Note = () => TextBlock({ max: offerLimits.message, description: 'Why, or who said so and how' });

/** `POST /api/desk/offer-versions/:id/accept` */
export class AcceptOnBehalfDto extends ToldClients implements AcceptOnBehalf {
  @RequestKey({ optional: false })
  key!: string;

  @Note()
  note!: string;
}

/** `POST /api/desk/offer-versions/:id/:decision` */
export class OfferDecisionDto implements OfferDecision {
  @RequestKey({ optional: false })
  key!: string;

  @Note()
  note!: string;
}
