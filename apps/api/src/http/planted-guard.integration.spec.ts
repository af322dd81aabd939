import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { type CanActivate, type Type, UseGuards } from '@nestjs/common';
import { BusinessEventsController } from '../business-events/business-events.controller';
import { CalendarSummaryController } from '../calendar/calendar-summary.controller';
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
  UseGuards({ canActivate: () => false })(CalendarSummaryController);
  api = await startApi();
});
afterAll(() => api?.stop());

// The message on the pages is tested in e2e/forms/planted-guard.spec.ts.
it.each(formNames)('a rejecting guard on its controller refuses the %s form', async (form) => {
  const { status, body } = await api.post(forms[form].path, goodBodies[form]);
  expect([status, body['code']]).toEqual([409, 'registration_closed']);
});

it('a guard that returns false is answered with 403 not_allowed', async () => {
  const answer = await fetch(`${api.url}/api/calendar/summary`);
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'not_allowed' })]);
});
