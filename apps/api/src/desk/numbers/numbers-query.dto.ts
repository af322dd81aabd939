import { RequiredDate } from '@mainstage/contracts/rules';

/** `GET /api/desk/numbers?from&to` */
export class NumbersQueryDto {
  @RequiredDate('First day on which leads came in')
  from!: string;

  @RequiredDate('The last day')
  to!: string;
}
