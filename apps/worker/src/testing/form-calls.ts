import { randomUUID } from 'node:crypto';
import type { RunningApi } from './running-api';

const day = new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

export const formBodies = {
  '/api/newsletter-subscriptions': { email: person.email },
  '/api/contact-submissions': { ...person, message: 'Hello', brief: { venue: 'skyline-stage', date: day } },
  '/api/tour-bookings': { fullName: 'Ada', email: person.email, preferredDate: day, preferredTime: '10:30' },
  '/api/webinar-registrations': {
    firstName: 'Ada',
    email: person.email,
    selectedDate: 'Donnerstag, 18.07. 11:00 Uhr',
    agreeToTerms: true,
  },
  '/api/event-registrations': { ...person, company: 'Engines', agreeToTerms: true },
};

export function postForm(api: RunningApi, path: string, body: object): Promise<Response> {
  return api.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
}
