import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { forms } from '@mainstage/leads/forms';
import { Controller, Post } from '@nestjs/common';
import { FormBody } from '../http/form-body';
import { FormCall } from '../http/form-call';
import { type Arrival, FormArrival } from '../submissions/submission-of';
import { BusinessEventsService } from './business-events.service';

@Controller()
export class BusinessEventsController {
  constructor(private readonly businessEvents: BusinessEventsService) {}

  @Post(forms['business-event'].path)
  @FormCall('business-event', 'Apply for the business events')
  submit(@FormBody(BusinessEventForm) form: BusinessEventForm, @FormArrival() arrival: Arrival) {
    return this.businessEvents.submit(form, arrival);
  }
}
