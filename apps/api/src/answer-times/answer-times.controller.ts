import { answerTimesCsvPath, answerTimesPath, type PublicAnswerTimes } from '@mainstage/contracts/desk/numbers';
import { answerTimesCsv } from '@mainstage/desk/numbers/numbers-csv';
import { PromiseReader } from '@mainstage/desk/numbers/promise';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { schemaRef } from '../http/api-schemas';
import { Problems } from '../http/openapi';

const cached = { 'Cache-Control': { schema: { type: 'string' } } } as const;

/** Public answer times of sales (rule desk.promise). */
@Controller()
@ApiTags('Answer times')
export class AnswerTimesController {
  constructor(private readonly promise: PromiseReader) {}

  @Get(answerTimesPath)
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({
    summary: 'First answers of the last 30 days; unanswered ones count as late; null below 20 leads',
    operationId: 'answer-times',
  })
  @ApiResponse({
    status: 200,
    description: 'May be kept for five minutes.',
    headers: cached,
    content: {
      'application/json': {
        schema: schemaRef('PublicAnswerTimes'),
        example: {
          times: { days: 30, leads: 41, medianMinutes: 130, p90Minutes: 540, withinPromise: 0.97 },
          offers: { days: 30, leads: 24, medianMinutes: 1210 },
        } satisfies PublicAnswerTimes,
      },
    },
  })
  @Problems('unavailable', 'internal_error')
  times(): Promise<PublicAnswerTimes> {
    return this.promise.read();
  }

  @Get(answerTimesCsvPath)
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="answer-times.csv"')
  @ApiOperation({
    summary: 'The leads that were counted, without personal data',
    operationId: 'answer-times-csv',
  })
  @ApiResponse({
    status: 200,
    headers: cached,
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example: answerTimesCsv([{ receivedAt: new Date('2030-05-14T07:00:00Z'), minutes: 130, within: true }]),
      },
    },
  })
  @Problems('unavailable', 'internal_error')
  async list(): Promise<string> {
    return answerTimesCsv(await this.promise.list());
  }
}
