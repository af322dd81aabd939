import { opening, visit } from '../constants/visits';

const { business, tours } = opening;
const days = 'Monday to Friday';

/** When someone answers, and when the house can be seen (spec 9), in words. */
export const hours = {
  business: { days, time: `${business.opens}–${business.closes} ${business.zone}`, weekend: 'Weekends by appointment' },
  tours: { days, time: `${tours.opens}–${tours.closes}`, weekend: 'Weekends by special arrangement' },
  reply: `${visit.repliesWithinHours} hours`,
  tourMinutes: `${visit.minutes.min} to ${visit.minutes.max} minutes`,
} as const;
