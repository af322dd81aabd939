import { forms } from '@mainstage/leads/forms';
import { TourForm } from '@mainstage/leads/tour/form';
import { Body, Controller, Post } from '@nestjs/common';
import { FormCall } from '../http/form-call';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { ToursService } from './tours.service';

@Controller()
export class ToursController {
  constructor(private readonly tours: ToursService) {}

  @Post(forms.tour.path)
  @FormCall('tour', 'Request a guided tour')
  submit(@Body() form: TourForm, @Meta() meta: SubmissionMeta) {
    return this.tours.submit(form, meta);
  }
}
