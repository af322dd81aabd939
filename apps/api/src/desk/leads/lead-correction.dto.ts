import { hires } from '@mainstage/contracts/day-parts';
import type { LeadCorrection } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { limits, tourGuests } from '@mainstage/contracts/form-limits';
import {
  AnswerLanguage,
  Email,
  OneOf,
  OptionalDate,
  OptionalTime,
  TextLine,
  WholeNumber,
} from '@mainstage/contracts/rules';
import { venueIds } from '@mainstage/venues/facts/ids';
import { layoutNames } from '@mainstage/venues/facts/layouts';
import { RequestKey } from './request-key';

const Name = (description: string) => TextLine({ max: limits.name, description, optional: true });

/** `PUT /api/desk/leads/:id/details`: the corrected fields, as its form has them; null removes a value. */
export class LeadCorrectionDto implements LeadCorrection {
  @WholeNumber({ min: 1, max: 2_000_000_000, description: 'The version that was shown', optional: false })
  version!: number;

  @RequestKey()
  key?: string;

  @Name('First name; of a contact message or an application')
  firstName?: string;

  @Name('Last name; of a contact message or an application')
  lastName?: string;

  @Name('Full name; of a tour')
  fullName?: string;

  @Email({ optional: true })
  email?: string | null;

  @Phone('Telephone number')
  phone?: string | null;

  @Name('Company')
  company?: string | null;

  @OneOf({ values: venueIds, description: 'The venue asked for' })
  venue?: string | null;

  @OptionalDate('The day of the event')
  date?: string | null;

  @OneOf({ values: hires, description: 'The part of that day' })
  part?: string | null;

  @WholeNumber({ min: 1, max: 5000, description: 'Guests of the event' })
  guests?: number | null;

  @OneOf({ values: layoutNames, description: 'Layout of the room' })
  layout?: string | null;

  @AnswerLanguage()
  language?: Language;

  @OptionalDate('The day of the tour')
  tourDate?: string;

  @OptionalTime('The time of the tour in Berlin, HH:MM')
  tourTime?: string;

  @WholeNumber({ ...tourGuests, description: 'Guests on the tour' })
  tourGuests?: number | null;
}
