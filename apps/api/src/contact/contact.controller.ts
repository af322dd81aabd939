import { ContactForm } from '@mainstage/leads/contact/form';
import { forms } from '@mainstage/leads/forms';
import { Controller, Post } from '@nestjs/common';
import { FormBody } from '../http/form-body';
import { FormCall } from '../http/form-call';
import { type Arrival, FormArrival } from '../submissions/submission-of';
import { ContactService } from './contact.service';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post(forms.contact.path)
  @FormCall('contact', 'Send a message to the venue')
  submit(@FormBody(ContactForm) form: ContactForm, @FormArrival() arrival: Arrival) {
    return this.contact.submit(form, arrival);
  }
}
