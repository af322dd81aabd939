import { currentTime } from '@mainstage/contracts/clock';
import { AddressCorrection } from '@mainstage/contracts/address-correction';
import { addressPath, deliveryPath, type DeliveryStatus, languagePath } from '@mainstage/contracts/delivery';
import { LanguageChoice } from '@mainstage/contracts/language-choice';
import { InjectConfig } from '@mainstage/nest/injection';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ApiConfig } from '../config';
import { schemaRef } from '../http/api-schemas';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { Problems } from '../http/openapi';
import { ProblemError } from '../http/problem-error';
import { mayFollow } from './delivery-cookie';
import { DeliveryService } from './delivery.service';
import { PollLimit } from './poll-limit';

/** Status of a submission's confirmation, for the browser that sent it (rules delivery.status, delivery.correction). */
@Controller()
@ApiTags('Delivery')
export class DeliveryController {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly limit: PollLimit,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(deliveryPath(':id'))
  @ApiOperation({ summary: 'Delivery status of a submission’s confirmation', operationId: 'delivery-status' })
  @ApiResponse({
    status: 200,
    description: 'For the browser that sent the form, for 15 minutes: the form’s answer sets its cookie',
    content: {
      'application/json': {
        schema: schemaRef('DeliveryStatus'),
        example: { state: 'retrying', nextTryAt: '2026-07-01T12:05:00.000Z' } satisfies DeliveryStatus,
      },
    },
  })
  @Problems('not_found', 'rate_limited', 'unavailable')
  status(@Param('id') id: string, @Req() request: Request): Promise<DeliveryStatus> {
    return this.statusFor(id, request);
  }

  @Post(addressPath(':id'))
  @HttpCode(200)
  @RateLimited('address-correction')
  @ApiOperation({
    summary: 'Correct an email address that does not exist; the confirmation is sent again',
    operationId: 'correct-address',
  })
  @ApiBody({ schema: schemaRef(AddressCorrection), examples: { address: { value: { email: 'ada@example.com' } } } })
  @ApiResponse({
    status: 200,
    description:
      'How far it has come now; without a correction where it is not needed, or was the third within an hour',
    content: {
      'application/json': {
        schema: schemaRef('DeliveryStatus'),
        example: { state: 'on-its-way' } satisfies DeliveryStatus,
      },
    },
  })
  @Problems('malformed_json', 'forbidden_origin', 'not_found', 'validation_failed', 'rate_limited', 'unavailable')
  async correct(
    @Param('id') id: string,
    @Body() { email }: AddressCorrection,
    @Req() request: Request,
  ): Promise<DeliveryStatus> {
    this.check(id, request);
    await this.delivery.correct(id, email);
    return this.statusFor(id, request);
  }

  @Post(languagePath(':id'))
  @HttpCode(204)
  @RateLimited('language-choice')
  @ApiOperation({
    summary: 'Choose the language of further emails to the visitor',
    operationId: 'choose-language',
  })
  @ApiBody({ schema: schemaRef(LanguageChoice), examples: { language: { value: { language: 'de' } } } })
  @ApiResponse({ status: 204, description: 'Mails that are not written yet, and all later ones, are in this language' })
  @Problems('malformed_json', 'forbidden_origin', 'not_found', 'validation_failed', 'rate_limited', 'unavailable')
  async choose(@Param('id') id: string, @Body() { language }: LanguageChoice, @Req() request: Request): Promise<void> {
    this.check(id, request);
    if (!(await this.delivery.choose(id, language))) throw notFound();
  }

  private async statusFor(id: string, request: Request): Promise<DeliveryStatus> {
    this.check(id, request);
    const status = await this.delivery.status(id);
    if (!status) throw notFound();
    return status;
  }

  /** @throws ProblemError for any browser but the one that sent the form */
  private check(id: string, request: Request): void {
    this.limit.admit(request.ip ?? '');
    if (!mayFollow(request, this.config, id, currentTime())) throw notFound();
  }
}

/** The same for another browser's, an expired and an unknown submission. */
const notFound = () => new ProblemError('not_found', 'There is no such submission of this browser (any more)');
