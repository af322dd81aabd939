import { isRealDate } from '@mainstage/contracts/calendar';
import { ValidateBy, ValidateIf } from 'class-validator';

/** `PUT /api/desk/away` */
export class AwayDto {
  /** The last day of absence, YYYY-MM-DD; null ends it. */
  @ValidateIf(({ until }: AwayDto) => until !== null)
  @ValidateBy({
    name: 'invalid_date',
    validator: {
      validate: (value) => typeof value === 'string' && isRealDate(value),
      defaultMessage: () => 'until must be a day, YYYY-MM-DD, or null',
    },
  })
  until!: string | null;
}
