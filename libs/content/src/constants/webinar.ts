/** The LED-wall webinar (spec 9). The date itself is a setting; places are the setting's default. */
export const webinarFacts = {
  places: 100,
  recordTime: '11:00',
  budgetEuro: { min: 5000, max: 15000 },
} as const;

/**
 * The confirmation page shows the year 2024 while the webinar's hero speaks of 2025 (spec 9): both readings stand.
 * What visitors see follows the setting WEBINAR_STARTS_AT, so that no page can show a date that another denies.
 */
export const webinarYears = { confirmation: 2024, hero: 2025 } as const;

/** What the webinar's page says of the house's work (spec 2). */
export const webinarClaims = { eventsAYear: 350, recommendPercent: 97, leadsTimes: 2 } as const;

/** What the business events' page says of them (spec 2). */
export const businessEventClaims = { connectionsAYear: 500, recommendPercent: 95, volumeMillionEuro: 2 } as const;

/** Stored as the time of every business-event application (spec 9). */
export const businessEventRecordTime = '09:00';
