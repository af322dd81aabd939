import { type WebinarDate, webinarDatePath, type WebinarEntry, webinarJoinPath } from '@mainstage/contracts/answers';
import { forms } from '@mainstage/leads/forms';
import { WebinarEntryForm } from '@mainstage/leads/webinar/entry-form';
import { WebinarForm } from '@mainstage/leads/webinar/form';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../http/api-schemas';
import { FormCall } from '../http/form-call';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { deviceOf, nameDevice } from './device-cookie';
import { WebinarAccess } from './webinar-access';
import { WebinarNow } from './webinar-now';
import { WebinarsService } from './webinars.service';

@Controller()
export class WebinarsController {
  constructor(
    private readonly webinars: WebinarsService,
    private readonly now: WebinarNow,
    private readonly access: WebinarAccess,
  ) {}

  @Get(webinarDatePath)
  @ApiTags('Webinar')
  @ApiOperation({ summary: 'Date and free seats of the LED-wall webinar', operationId: 'webinar-date' })
  @ApiResponse({
    status: 200,
    description: 'The date label is the one a sign-up must choose',
    content: {
      'application/json': {
        schema: schemaRef('WebinarDate'),
        example: {
          startsAt: '2030-07-18T09:00:00.000Z',
          dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
          seats: 100,
          seatsLeft: 42,
          state: 'announced',
        } satisfies WebinarDate,
      },
    },
  })
  date(@Req() request: Request) {
    return request.isFromPages ? this.now.forPage() : this.now.read();
  }

  @Post(forms.webinar.path)
  @FormCall('webinar', 'Sign up for the LED-wall webinar')
  register(@Body() form: WebinarForm, @Meta() meta: SubmissionMeta) {
    return this.webinars.register(form, meta);
  }

  @Get(`${webinarJoinPath}/:token`)
  @ApiExcludeEndpoint()
  door(@Param('token') token: string, @Req() request: Request) {
    return this.access.state(token, deviceOf(request));
  }

  /** Button of that page: admits this device, and removes the former one if the visitor chooses to move. */
  @Post(`${webinarJoinPath}/:token`)
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async enter(
    @Param('token') token: string,
    @Body() { move }: WebinarEntryForm,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebinarEntry> {
    const { door } = await this.access.state(token, deviceOf(request));
    const isOpen = door === 'open' || door === 'elsewhere';
    if (!isOpen) return {};
    const isIn = await this.access.enter(token, nameDevice(request, response, this.access.isSecure), move === true);
    return isIn ? { meetingUrl: this.access.meetingUrl } : {};
  }
}
