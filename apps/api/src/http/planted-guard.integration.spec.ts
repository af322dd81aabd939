import { randomUUID } from 'node:crypto';
import { formHeaders, proofWords } from '@mainstage/contracts/headers';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { type CanActivate, type Type, UseGuards } from '@nestjs/common';
import { BusinessEventsController } from '../business-events/business-events.controller';
import { ContactController } from '../contact/contact.controller';
import { NewsletterController } from '../newsletter/newsletter.controller';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { ToursController } from '../tours/tours.controller';
import { WebinarsController } from '../webinars/webinars.controller';
import { ProblemError } from './problem-error';

const controllers: Record<FormName, Type> = {
  newsletter: NewsletterController,
  contact: ContactController,
  tour: ToursController,
  webinar: WebinarsController,
  'business-event': BusinessEventsController,
};
const rejecting: CanActivate = {
  canActivate: () => {
    throw new ProblemError('registration_closed', 'Planted');
  },
};

let api: ApiUnderTest;
beforeAll(async () => {
  for (const controller of Object.values(controllers)) UseGuards(rejecting)(controller);
  api = await startApi();
});
afterAll(() => api.stop());

describe('a rejecting guard that is planted on a form controller', () => {
  it.each(formNames)('refuses the %s form as a page sends it', async (form) => {
    const headers = {
      Origin: api.url,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'application/json, application/problem+json',
      [formHeaders.age]: '9000',
      [formHeaders.honeypot]: '',
      [formHeaders.proof]: proofWords.able,
    };
    const { status, body } = await api.post(forms[form].path, goodBodies[form], { key: randomUUID(), headers });
    expect([status, body.code, body['detail']]).toEqual([409, 'registration_closed', 'Planted']);
  });

  it('refuses the contact form as a page without scripts sends it', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await api.post(forms.contact.path, 'firstName=Ada', { headers })).status).toBe(409);
  });
});
