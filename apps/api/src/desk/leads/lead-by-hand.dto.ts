import { deskKinds, leadSources, type LeadByHand } from '@mainstage/contracts/desk/leads';
import { Phone } from '@mainstage/contracts/phone';
import { OneOf, OptionalDate, YesNo } from '@mainstage/contracts/rules';
import { venueIds } from '@mainstage/venues/facts/ids';
import { IsObject } from 'class-validator';

const sources = leadSources.filter((source) => source !== 'website');

/** `POST /api/desk/leads` */
export class LeadByHandDto implements LeadByHand {
  @OneOf({ values: deskKinds, description: 'The form that a visitor would have sent', optional: false })
  kind!: LeadByHand['kind'];

  @OneOf({ values: sources, description: 'How it came', optional: false })
  source!: LeadByHand['source'];

  @YesNo('Whether an answer is due')
  clock: boolean = false;

  /** Validated by the form's own class. */
  @IsObject({ message: '$property must be an object' })
  fields!: Record<string, unknown>;

  @Phone('Telephone number; needed where there is no email address')
  phone?: string;

  @OneOf({ values: venueIds, description: 'The venue asked for' })
  venue?: string;

  @OptionalDate('The day asked for')
  date?: string;
}
