const words = [
  ...['Sommerfest', 'Kongress', 'Gala', 'Tagung', 'Workshop', 'Jubiläum', 'launch', 'conference', 'dinner', 'meeting'],
  ...['Bühne', 'Technik', 'Catering', 'Parkplätze', 'stage', 'lights', 'interpreters', 'stream', 'terrace', 'parking'],
  ...[
    'Gäste',
    'Vorstand',
    'Kunden',
    'Partner',
    'guests',
    'investors',
    'journalists',
    'students',
    'team',
    'association',
  ],
];
const firstNames = [
  'Ada',
  'Renée',
  'Jürgen',
  'Aylin',
  'Tomás',
  'Mei',
  'Søren',
  'Chloé',
  'Peter',
  'Uwe',
  'Nadia',
  'Igor',
];
const lastNames = ['Müller', 'Byron', 'Lüdenscheid', 'Nowak', 'García', 'Tanaka', 'Weiß', 'Dubois', 'Öztürk', 'Smith'];

const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]`;
const pick = (values: readonly string[], seed: string) =>
  `(${list(values)})[1 + mod(abs(hashint8(${seed})), ${values.length})]`;

const wordsOfOthers = `(SELECT row_number() OVER (ORDER BY received_at DESC) AS n, lead_id, received_at, email,
    lag(message, 7, message) OVER (ORDER BY received_at DESC) AS words FROM desk_leads) lead`;

/** Two notes per lead, with text of other leads. */
const notes = `INSERT INTO desk_entries (lead_id, at, by, kind, title, text)
   SELECT lead_id, received_at + nth * interval '1 hour', 'lena@venue.example', 'note', 'Note',
     substr(replace(words, 'unique', 'noted'), 100 * nth) || ' note' || n
   FROM ${wordsOfOthers}, generate_series(1, 2) nth`;

/** Replies to every second lead: twice as many as there are replies per lead. */
const replies = (perLead: number) =>
  `INSERT INTO inbound_mails (received_at, fingerprint, kind, lead_id, form, sender, subject, visible_text, full_text, raw)
   SELECT received_at + nth * interval '5 hours', decode(md5(lead_id::text || nth), 'hex'), 'visitor-reply', lead_id, 'contact', email,
     'Re: Your enquiry', replace(words, 'unique', 'replied') || ' reply' || n, '', ''
   FROM ${wordsOfOthers}, generate_series(1, ${perLead * 2}) nth WHERE mod(n, 2) = 0`;

/**
 * SQL that fills forms and desk with this many contact messages of five years, with notes and replies: most are closed,
 * some are open, each is a little different. Deterministic.
 * @param repliesPerLead a multiple of one half
 */
export const fillLeadsSql = (count: number, repliesPerLead = 0.5): string[] => [
  `INSERT INTO contact_submissions (id, created_at, first_name, last_name, email, company, message, brief_venue, brief_date)
   SELECT gen_random_uuid(), now() - n * interval '52 minutes', ${pick(firstNames, 'n')}, ${pick(lastNames, 'n * 7')} || mod(n, 997),
     'visitor' || mod(n, 30000) || '@' || 'firm' || mod(n, 4000) || '.example', 'Firm ' || mod(n, 4000) || ' GmbH',
     (SELECT string_agg(CASE WHEN mod(place, 20) = 0 THEN (${list(words)})[1 + mod(abs(hashint8(n * 31 + place)), ${words.length})]
       ELSE 'wort' || mod(abs(hashint8(n * 37 + place)), 5000) END, ' ') FROM generate_series(1, 60) place) || ' unique' || n,
     (ARRAY['skyline-stage', 'sky-lounge', 'workshop', NULL])[1 + mod(n, 4)], current_date + mod(n, 400)::int
   FROM generate_series(1::bigint, ${count}) n`,
  `INSERT INTO desk_leads (lead_id, form, source, state, lost_reason, owner, received_at, clock_started_at, answer_by,
     first_answer_by, answered_at, first_answered_at, next_step, next_step_due, name, company, email, message, venue, event_date)
   SELECT id, 'contact', 'website', state, CASE state WHEN 'lost' THEN 'price' END,
     CASE WHEN state <> 'new' THEN (ARRAY['lena@venue.example', 'tom@venue.example'])[1 + mod(n, 2)] END,
     created_at, created_at, created_at + interval '24 hours', created_at + interval '24 hours',
     CASE WHEN state NOT IN ('new', 'taken') THEN created_at + interval '3 hours' END,
     CASE WHEN state NOT IN ('new', 'taken') THEN created_at + interval '3 hours' END,
     CASE WHEN mod(n, 50) = 0 THEN 'Call' END, CASE WHEN mod(n, 50) = 0 THEN current_date + mod(n, 30)::int END,
     first_name || ' ' || last_name, company, email, message, brief_venue, brief_date
   FROM (SELECT row_number() OVER (ORDER BY created_at DESC) AS n, * FROM contact_submissions) form,
     LATERAL (SELECT CASE WHEN n <= 200 THEN (ARRAY['new', 'taken'])[1 + mod(n, 2)] WHEN n <= 1200 THEN 'answered'
       ELSE (ARRAY['won', 'lost', 'lost'])[1 + mod(n, 3)] END AS state) stage`,
  notes,
  replies(repliesPerLead),
  'VACUUM ANALYZE contact_submissions, desk_leads, desk_entries, inbound_mails',
];
