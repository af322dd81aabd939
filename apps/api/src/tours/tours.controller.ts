import { forms } from '@mainstage/leads/forms';
import { TourForm } from '@mainstage/leads/tour/form';
import { Controller, Post } from '@nestjs/common';
import { FormBody } from '../http/form-body';
import { FormCall } from '../http/form-call';
import { type Arrival, FormArrival } from '../submissions/submission-of';
import { ToursService } from './tours.service';

@Controller()
export class ToursController {
  constructor(private readonly tours: ToursService) {}

  @Post(forms.tour.path)
  @FormCall('tour', 'Request a guided tour')
  submit(@FormBody(TourForm) form: TourForm, @FormArrival() arrival: Arrival) {
    return this.tours.submit(form, arrival);
  }
}
