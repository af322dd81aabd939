import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { forms } from '@mainstage/leads/forms';
import { Body, Controller, Post } from '@nestjs/common';
import { FormCall } from '../http/form-call';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { BusinessEventsService } from './business-events.service';

@Controller()
export class BusinessEventsController {
  constructor(private readonly businessEvents: BusinessEventsService) {}

  @Post(forms['business-event'].path)
  @FormCall('business-event', 'Apply for the business events')
  submit(@Body() form: BusinessEventForm, @Meta() meta: SubmissionMeta) {
    return this.businessEvents.submit(form, meta);
  }
}
