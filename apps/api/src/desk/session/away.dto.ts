import { isRealDate } from '@mainstage/contracts/calendar';
import { rule } from '@mainstage/contracts/field';
import { ValidateIf } from 'class-validator';

/** `PUT /api/desk/away` */
export class AwayDto {
  /** The last day of absence, YYYY-MM-DD; null ends it. */
  @ValidateIf(({ until }: AwayDto) => until !== null)
  @rule<unknown>({
    code: 'invalid_date',
    passes: (value) => typeof value === 'string' && isRealDate(value),
    message: '$property must be a day, YYYY-MM-DD, or null',
  })
  until!: string | null;
}
