import { standIns } from '@mainstage/content/site/stand-ins';
import { type WebinarDate, webinarDatePath, webinarJoinPath } from '@mainstage/contracts/answers';
import { forms } from '@mainstage/leads/forms';
import { WebinarForm } from '@mainstage/leads/webinar/form';
import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../http/api-schemas';
import { FormCall } from '../http/form-call';
import { PlainAnswers } from '../plain-forms/plain-answers';
import { Site } from '../site/site';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { deviceOf, nameDevice } from './device-cookie';
import { joinPage } from './join-page';
import { WebinarAccess } from './webinar-access';
import { WebinarNow } from './webinar-now';
import { WebinarsService } from './webinars.service';

@Controller()
export class WebinarsController {
  constructor(
    private readonly webinars: WebinarsService,
    private readonly now: WebinarNow,
    private readonly access: WebinarAccess,
    private readonly site: Site,
    private readonly answers: PlainAnswers,
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
  date() {
    return this.now.read();
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

  /** The link in a registrant's mail: to the meeting when it is open, else to the page that says when to come back. */
  @Get('webinar/join/:token')
  @ApiExcludeEndpoint()
  async join(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const state = await this.access.state(token, deviceOf(request));
    const { door } = state;
    const status = door === 'invalid' ? 404 : 200;
    response.set('Cache-Control', 'no-store');
    if (door === 'open') await this.enter({ token, request, response, move: false });
    // Where the page sends those who run no scripts.
    else if ('plain' in request.query) response.status(status).type('html').send(joinPage(this.answers, state));
    else await this.site.send(standIns.webinarJoin, request, response, status);
  }

  /** The button that moves a registrant's link over to this device; whoever was in with it is out. */
  @Post('webinar/join/:token')
  @ApiExcludeEndpoint()
  async move(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { door } = await this.access.state(token, deviceOf(request));
    response.set('Cache-Control', 'no-store');
    if (door === 'open' || door === 'elsewhere') await this.enter({ token, request, response, move: true });
    else response.redirect(303, request.originalUrl);
  }

  private async enter({ token, request, response, move }: Entrance): Promise<void> {
    const device = nameDevice(request, response, this.access.isSecure);
    if (await this.access.enter(token, device, move)) response.redirect(move ? 303 : 302, this.access.meetingUrl);
    else response.redirect(303, request.originalUrl);
  }
}

interface Entrance {
  token: string;
  request: Request;
  response: Response;
  /** The person pressed the button. */
  move: boolean;
}
