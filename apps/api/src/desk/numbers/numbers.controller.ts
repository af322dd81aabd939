import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskNumbers } from '@mainstage/contracts/desk/numbers';
import { deskNumbers } from '@mainstage/desk/numbers/numbers';
import { numbersCsv } from '@mainstage/desk/numbers/numbers-csv';
import { applyDecorators, Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ValidationFailed } from '../../http/problem-error';
import { DeskCalls } from '../desk-calls';
import { LeadDesk } from '../leads/lead-desk';
import { NumbersQueryDto } from './numbers-query.dto';

/** Two years and a day. */
const mostDays = 732;
const dayMs = 86_400_000;

const Period = () =>
  applyDecorators(
    ApiQuery({ name: 'from', example: '2030-05-01', description: 'First day' }),
    ApiQuery({ name: 'to', example: '2030-05-31', description: `Last day, at most ${mostDays - 1} days later` }),
    Problems('validation_failed', 'signed_out', 'not_found', 'unavailable'),
  );

const example = {
  ...{ from: '2030-05-01', to: '2030-05-02', leads: 44, options: 12, definite: 5 },
  bySource: [{ name: 'website', leads: 44 }],
  byKind: [{ name: 'contact', leads: 44 }],
  byDay: [
    { day: '2030-05-01', leads: 0 },
    { day: '2030-05-02', leads: 44 },
  ],
  lost: [{ reason: 'price', leads: 2 }],
  answers: { leads: 41, medianMinutes: 130, p90Minutes: 540, withinPromise: 0.97 },
  offers: { leads: 18, medianMinutes: 310, won: 6, value: 7_497_000 },
} satisfies DeskNumbers;

@Controller(deskApi)
@DeskCalls()
export class NumbersController {
  constructor(private readonly desk: LeadDesk) {}

  @Get('numbers')
  @Period()
  @ApiOperation({ summary: 'Leads, answers, options and reasons of a period', operationId: 'desk-numbers' })
  @ApiResponse({ status: 200, content: { 'application/json': { schema: schemaRef('DeskNumbers'), example } } })
  numbers(@Query() { from, to }: NumbersQueryDto): Promise<DeskNumbers> {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (days < 1 || days > mostDays)
      throw new ValidationFailed([
        { field: 'to', code: 'out_of_range', message: `to must lie from 0 to ${mostDays - 1} days after from` },
      ]);
    return deskNumbers(this.desk.manager, from, to);
  }

  @Get('numbers.csv')
  @Period()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="numbers.csv"')
  @ApiOperation({ summary: 'Leads, answers, options and reasons of a period as CSV', operationId: 'desk-numbers-csv' })
  @ApiResponse({ status: 200, content: { 'text/csv': { schema: { type: 'string' }, example: numbersCsv(example) } } })
  async table(@Query() query: NumbersQueryDto): Promise<string> {
    return numbersCsv(await this.numbers(query));
  }
}
