import type { OfferContent, OfferLine } from '@mainstage/contracts/offers/offer';

const line = (index: number): OfferLine => ({
  ...{
    id: `line-${index}`,
    label: `Service ${index} of the evening`,
    unit: index % 2 ? 'guest' : 'flat',
    quantity: 120,
  },
  rule: 'By the price list, for the guests and hours of the enquiry, set-up and dismantling included.',
  ...{ unitCents: 4_200 + index, vatPercent: index % 3 ? 19 : 7, optional: index > 8, hidden: false, discount: null },
});

/** About four kilobytes, as an offer of the demo has. */
const content: OfferContent = {
  ...{ language: 'en', customer: 'company', venue: 'sky-lounge', day: '2030-05-14', hire: 'evening' },
  client: { name: 'Ada Byron', company: 'Engines Ltd', email: 'ada@example.com' },
  ...{ startsAt: '2030-05-14T16:00:00.000Z', endsAt: '2030-05-14T23:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 120, layout: 'banquet' },
  lines: Array.from({ length: 12 }, (_, index) => line(index)),
  ...{ textBefore: 'Thank you for your enquiry. '.repeat(10), textAfter: 'We look forward to you. '.repeat(10) },
  terms: '2026-11',
};
const text = (value: object) => `'${JSON.stringify(value).replaceAll(`'`, `''`)}'::jsonb`;
const acceptance = { gross: 1_190_000, lines: [], name: 'Ada Byron', acceptedAt: '2030-05-01T10:00:00.000Z' };

/**
 * SQL that gives the newest leads this many offers, a third of them with two versions: 600 wait for an answer, of which
 * half hold an option. After `fillLeadsSql`. Deterministic.
 */
export const fillOffersSql = (count: number): string[] => [
  `INSERT INTO bookings (origin, lead_form, lead_id, client, venue, day, hire, starts_at, ends_at, set_up_minutes,
     dismantling_minutes, guests, state, rank, option_order, expires_at)
   SELECT 'sales', 'contact', lead_id, name, 'sky-lounge', day, 'evening', day + time '16:00', day + time '23:00', 120, 60, 80,
     'option', 1, n, now() + n * interval '2 hours'
   FROM (SELECT row_number() OVER (ORDER BY received_at DESC) AS n, * FROM desk_leads) lead,
     LATERAL (SELECT current_date + 30 + n::int AS day) event
   WHERE n <= 300`,
  `INSERT INTO offers (number, lead_id, booking_id, created_at)
   SELECT 'A-' || extract(year FROM received_at) || '-' || n, lead.lead_id, booking.id, received_at + interval '6 hours'
   FROM (SELECT row_number() OVER (ORDER BY received_at DESC) AS n, * FROM desk_leads) lead
   LEFT JOIN bookings booking ON booking.lead_id = lead.lead_id AND booking.state = 'option'
   WHERE n <= ${count}`,
  `INSERT INTO offer_versions (offer_id, version, state, content, request_key, client_token, reader_token, created_at, sent_at,
     opened_at, wish, acceptance)
   SELECT id, version, state, ${text(content)}, gen_random_uuid(), uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()),
     created_at, CASE WHEN state <> 'draft' THEN created_at + version * interval '1 day' END,
     CASE WHEN mod(n, 2) = 0 THEN created_at + interval '2 days' END,
     CASE WHEN state = 'sent' AND mod(n, 7) = 0 THEN '{"add": [], "drop": [], "message": "Later"}'::jsonb END,
     CASE WHEN state = 'accepted' THEN ${text(acceptance)} END
   FROM (SELECT row_number() OVER (ORDER BY created_at DESC) AS n, * FROM offers) offer,
     LATERAL (SELECT CASE WHEN mod(n, 3) = 0 THEN 2 ELSE 1 END AS latest) versions, generate_series(1, latest) version,
     LATERAL (SELECT CASE WHEN version < latest THEN 'superseded' WHEN n <= 600 THEN 'sent' WHEN n <= 700 THEN 'draft'
       ELSE (ARRAY['accepted', 'declined', 'expired', 'withdrawn'])[1 + mod(n, 4)] END AS state) stage`,
  'VACUUM ANALYZE offers, offer_versions, bookings',
];
