import { ContactForm } from '@mainstage/leads/contact/form';
import { forms } from '@mainstage/leads/forms';
import { Body, Controller, Post } from '@nestjs/common';
import { FormCall } from '../http/form-call';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { ContactService } from './contact.service';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post(forms.contact.path)
  @FormCall('contact', 'Send a message to the venue')
  submit(@Body() form: ContactForm, @Meta() meta: SubmissionMeta) {
    return this.contact.submit(form, meta);
  }
}
