import { RequiredDate } from '@mainstage/contracts/rules';

/** `GET /api/desk/calendar?from&to`, both days included. */
export class CalendarQueryDto {
  @RequiredDate('First day')
  from!: string;

  @RequiredDate('Last day')
  to!: string;
}
