import { addDays } from '@mainstage/calendar/days/hours';
import type { DeskKind } from '@mainstage/contracts/desk/leads';
import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { businessEventLead } from '@mainstage/leads/business-event/lead';
import { ContactForm } from '@mainstage/leads/contact/form';
import { contactLead } from '@mainstage/leads/contact/lead';
import type { Lead } from '@mainstage/leads/lead';
import { TourForm } from '@mainstage/leads/tour/form';
import { tourLead } from '@mainstage/leads/tour/lead';
import type { DemoStory } from './demo-story';

/** An address at a reserved domain (RFC 2606). */
export const demoAddress = ({ name: [first, last], company }: DemoStory): string =>
  `${slug(first)}.${slug(last)}@${slug(company ?? 'privat')}.example`;

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The lead that a story's form would have created. @param today YYYY-MM-DD */
export function demoLead(story: DemoStory, kind: DeskKind, today: string): Lead {
  const { name, company, message, language, venue, inDays, part, guests } = story;
  const [firstName, lastName] = name;
  const email = demoAddress(story);
  const date = inDays === undefined ? undefined : addDays(today, inDays);
  if (kind === 'tour')
    return tourLead(
      Object.assign(new TourForm(), {
        ...{ fullName: `${firstName} ${lastName}`, email, company, phoneNumber: '+49 69 90009 0' },
        ...{ preferredDate: date ?? today, preferredTime: '10:30', numberOfGuests: 3, additionalInformation: message },
        language,
      }),
    ) as Lead;
  if (kind === 'business-event')
    return businessEventLead(
      Object.assign(new BusinessEventForm(), {
        ...{ firstName, lastName, email, company: company ?? 'privat', eventInterest: 'leadership-lab', message },
        ...{ language, agreeToTerms: true },
      }),
    ) as Lead;
  const brief = venue && { venue, date, part, guests };
  return contactLead(
    Object.assign(new ContactForm(), { firstName, lastName, email, company, message, language, brief }),
  ) as Lead;
}
