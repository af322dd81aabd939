/** The LED-wall webinar (rule webinar.date). The date itself is a setting; places are the setting's default. */
export const webinarFacts = {
  places: 100,
  recordTime: '11:00',
  budgetEuro: { min: 5000, max: 15000 },
} as const;

/** Claims of the webinar's page about the company's work (rule events.claims). */
export const webinarClaims = { eventsAYear: 350, recommendPercent: 97, leadsTimes: 2 } as const;

/** Figures on the business events page (rule events.claims). */
export const businessEventClaims = { connectionsAYear: 500, recommendPercent: 95, volumeMillionEuro: 2 } as const;

/** Stored as the time of every business-event application (rule lead.mapping). */
export const businessEventRecordTime = '09:00';
