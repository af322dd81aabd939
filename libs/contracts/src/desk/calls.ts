/**
 * The calls of the sales desk. All but the sign-in want the session's cookie; all but GET want an Origin of ours. Errors are
 * problem+json (rule problem.codes): 401 `signed_out`, 403 `not_allowed`, 403 `passkey_required`, 409 `changed_meanwhile` with the lead as it is now in `current`.
 *
 * | call | body → answer |
 * | --- | --- |
 * | GET /api/desk/sign-in | → SignInOptions; needs no session |
 * | POST /api/desk/sign-in | `{email}` → 202, the same for strangers; binds this browser by a cookie |
 * | POST /api/desk/sign-in/link | `{token}` → 200 `{next: 'desk' | 'passkey'}` |
 * | POST /api/desk/sign-in/code | `{email, code}` → the same |
 * | POST /api/desk/sign-in/passkey/options, /api/desk/sign-in/passkey | options of `@simplewebauthn` → 200 |
 * | POST /api/desk/sign-in/demo | `{email}` → 200; outside production with the demo's team only |
 * | POST /api/desk/sign-out | → 204 |
 * | GET /api/desk/session | → DeskSession |
 * | GET, DELETE /api/desk/sessions[/:id] | → DeskSessionListed[], 204 |
 * | POST /api/desk/passkeys/options, /api/desk/passkeys `{name, response}`, DELETE /api/desk/passkeys/:id | |
 * | PUT /api/desk/away | `{until: day | null}` → 204 |
 * | GET /api/desk/today | → DeskToday |
 * | GET /api/desk/leads?… | DeskQuery → DeskLeadPage |
 * | GET /api/desk/leads.csv?… | the same query, at most 10,000 rows |
 * | POST /api/desk/leads | LeadByHand → 201 `{id}` |
 * | GET /api/desk/leads/:id | → DeskLeadDetail |
 * | PATCH /api/desk/leads/:id | LeadChange → DeskLeadDetail; 409 |
 * | DELETE /api/desk/leads/:id | lead right → 204 |
 * | POST /api/desk/leads/:id/notes | `{text}` → 201 |
 * | POST /api/desk/leads/:id/mails/:mailId/again | → 204 |
 * | PUT /api/desk/leads/:id/details | LeadCorrection → DeskLead; 409 |
| PUT /api/desk/leads/:id/address | `{version, email}` → DeskLead |
 * | POST /api/desk/leads/:id/release | not spam: the mails go out, the clock starts → DeskLead |
 * | GET, PUT, DELETE /api/desk/leads/:id/answer | → AnswerComposer; AnswerDraftChange → AnswerDraft, 409 with the draft; → 204 |
 * | POST /api/desk/leads/:id/answer/files, DELETE …/:fileId | bytes, name in `X-File-Name` → AnswerFile |
 * | POST /api/desk/leads/:id/answers | SendAnswer → SentAnswer; 409 `answered_meanwhile` with LatestAnswer |
 * | POST /api/desk/leads/:id/answers/:answerId/stop | → AnswerDraft; 409 `answer_on_its_way` |
 * | GET, PUT /api/desk/signature | `{text}` |
 * | PUT /api/desk/leads/:id/viewing | `{answering?}` → 204, every 20 s while open; DELETE when it is left |
 * | POST /api/desk/leads/:id/bookings | NewOption makes an option → ChangedBooking |
 * | POST /api/desk/bookings/:id/:action | BookingAction, BookingChange → ChangedBooking |
 * | POST /api/desk/leads/:id/bookings/preview, /api/desk/bookings/:id/:action/preview | the same → BookingPreview, changes nothing |
 * | POST /api/desk/booking-changes/:id/undo | within ten seconds → UndoneChange |
 * | GET /api/desk/bookings/:id/history | → DeskEntry[] |
 * | GET /api/desk/calendar?from&to | → DeskBooking[] of all venues |
 * | GET /api/desk/messages/:id | → WholeMessage: a message that came in |
 * | GET /api/desk/messages/:id/html, …/original, …/attachments/:number | its HTML for a frame, its files |
 * | GET /api/desk/leads/:id/draft?language | → FactsDraft: the beginning of an answer from facts; stores nothing |
 * | GET /api/desk/leads/:id/documents, …/documents/:kind | → LeadDocuments; the file |
 * | GET /api/desk/numbers?from&to, /api/desk/numbers.csv | → DeskNumbers |
 * | GET /api/desk/changes | server-sent events `lead` with `{id, version}`; hints only |
 * | GET, POST /api/desk/actions/:token | pages with a button in mails: *I’ll take it*, *I have answered*; need no session, name the member |
 */
export const deskApi = '/api/desk';

/** The application's own address. */
export const deskAddress = '/desk';
