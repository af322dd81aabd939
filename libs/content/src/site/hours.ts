/** When someone answers, and when the house can be seen (spec 9). */
export const hours = {
  business: { days: 'Monday to Friday', time: '8:30–17:00 CET', weekend: 'Weekends by appointment' },
  tours: { days: 'Monday to Friday', time: '9:00–18:00', weekend: 'Weekends by special arrangement' },
  reply: '24 hours',
  tourMinutes: '60 to 90 minutes',
} as const;
