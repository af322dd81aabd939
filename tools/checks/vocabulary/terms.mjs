/**
 * Terms that this code base once had for things with a name in the field, and that name. `names` is looked for in the
 * names that code declares, `text` in comments, test titles and documents; `except` names files in which the term has its
 * ordinary meaning, such as a door of a floor plan.
 * @typedef {{ names?: RegExp, text?: RegExp, except?: RegExp, write: string }} Term
 * @type {Record<string, Term>}
 */
export const terms = {
  'taken up': { names: /takeUp/i, text: /\b(?:take|takes|took|taken|taking) up\b/i, write: 'hydrate' },
  'sign of a hand': { text: /\bsigns? of a hand\b|\ba hand (?:comes|asks)\b/i, write: 'user interaction' },
  'in hand': { names: /inHand/, text: /\bin hand\b/i, write: 'in flight, being sent' },
  house: {
    text: /\bthe house (?:answers|says|knows|has|does|keeps|takes|tells|asks)\b/i,
    write: 'the venue, sales, we',
  },
  asked: { names: /^asked|askedFirst|neverAsked/i, text: /\basked first\b/i, write: 'requested, query, preloaded' },
  held: { names: /^held|heldBack/i, text: /\bheld back\b/i, write: 'quarantined' },
  owed: { names: /^owed?(?![a-z])|Owe[ds]?(?![a-z])/, text: /\bow(?:e|es|ed)\b/i, write: 'pending, enqueue' },
  way: { names: /^ways?$|shortWay|longWay/i, text: /\b(?:short|long) way\b/i, write: 'route, path, navigation type' },
  wake: {
    names: /^wakes?$|awake|asleep|waker/i,
    text: /\b(?:wakes?|awake|asleep)\b/i,
    write: 'hydrate on interaction, notify',
  },
  'first screen': { names: /firstScreen/i, write: 'above the fold' },
  'early click': { names: /early(?:Click|Submit)|keepEarly/i, write: 'click replay' },
  'far below': {
    names: /farBelow|^wanted$|inSight/i,
    text: /\bfar below\b/i,
    write: 'deferred section, lazy on visible',
  },
  standing: {
    names: /^standing$|^stands$/i,
    text: /\bstands? (?:in|by|at|for|on|beside|here|there|alone)\b/i,
    except: /^libs\/venues\/(?:facts|plan)\//,
    write: 'status, location; is, is listed',
  },
  told: { names: /^told|^tell|toldIn$|_told_in$/i, text: /\b(?:is|are) told\b|\btold of\b/i, write: 'notify, report' },
  'unless told': { text: /\bunless told\b/i, write: 'by default' },
  'those who hear': { text: /\b(?:for|to|tells) those who hear\b/i, write: 'screen readers' },
  'as it stands': { text: /\bas (?:it|they) stands?\b/i, write: 'as it is, present' },
  said: { names: /^sa(?:id|ys)$/, write: 'message' },
  wish: { names: /wish/i, write: 'request' },
  brake: { names: /brake/i, text: /\bbrakes?\b/i, write: 'rate limiter, throttle' },
  lane: { names: /^lane$|Lane$/, write: 'bucket' },
  hasty: { names: /hasty|unsigned|provenBy/i, write: 'tooFast, missingClientHeaders, powVerified' },
  trap: { names: /^trap|TrapField/, write: 'honeypot' },
  patience: { names: /patien/i, text: /\bpatien(?:t|ce)\b/i, write: 'timeout, retry with backoff' },
  claim: { names: /^claim(?!s$)|ClaimedMail|ClaimsIn|prolong/i, write: 'lease, renew' },
  ledger: { names: /ledger/i, text: /\bledger\b/i, write: 'outbox' },
  settled: { names: /useSettled/, write: 'useAfterHydration' },
  routine: { names: /^routine/i, write: 'PollingLoop' },
  pulse: { names: /^pulse|^beats|departure/i, write: 'watchdog, heartbeat, graceful exit' },
  hanging: {
    names: /distrustIdle|setAside|^hanging$|letGo|overtake[n]?$/,
    write: 'evictIdle, detach, stalled, release',
  },
  answer: { names: /answerPage|plainAnswer|answerMarks/i, write: 'response, confirmation page' },
  refusal: { names: /refusal|^refused?$/i, write: 'error, failure' },
  'plain form': { names: /plainForm/i, text: /\bplain forms?\b/i, write: 'no-JS form, form post' },
  marks: { names: /chosenMarks|answerMarks|stateMarks|formKeyMark/, write: 'placeholders' },
  'stand-in': { names: /^standIns?$/, write: 'placeholder' },
  beside: { names: /beside/i, write: 'extra, aside, metadata' },
  begun: { names: /begun/i, write: 'prefilled, startedAt' },
  'under way': { names: /underWay/, write: 'pending, in flight' },
  paper: {
    names: /^paper(?:Styles|Foot|Accent)?$|onPaper/,
    // Material UI's name of a surface, and the colour of ours.
    except:
      /^(?:libs\/(?:ui\/src|mail\/src\/layout|content\/src\/pages)|apps\/(?:web\/app\/shell\/mobile-menu|desk\/src\/theme))/,
    write: 'print',
  },
  foot: { names: /^foot$|(?:Gate|Paper)Foot(?!er)/, write: 'footer' },
  door: {
    names: /Door(?:Sign)?$|^door(?:For|At)?$/,
    // Doors of the building.
    except:
      /^(?:libs\/venues\/(?:facts|plan)|apps\/web\/app\/features\/panorama)\/|^libs\/content\/src\/pages\/view-360/,
    write: 'access state',
  },
  reckoned: { names: /reckon/i, text: /\breckon/i, write: 'computed' },
  'goes along': { text: /\bgo(?:es)? along\b/i, write: 'is included, is sent with' },
  'comes to nothing': { text: /\bcomes? to nothing\b/i, write: 'fails, has no effect' },
  'wants a person': { text: /\bwants? a person\b/i, write: 'needs manual action' },
  'quarrel about': { text: /\bquarrel/i, write: 'contend for' },
  'dead line': { text: /\bdead lines?\b/i, write: 'stale connection' },
  'same breath': { text: /\bsame breath\b/i, write: 'synchronously' },
  'build before': { text: /\bthe build before\b/i, write: 'previous release' },
};

/**
 * Names that databases and the HTTP API record, each with the files that may declare them: a rename would need a risky
 * migration or a new version of the API.
 * @type {Record<string, RegExp>}
 */
export const recorded = {
  // Columns and tables.
  refusals: /^(?:libs\/database|apps\/(?:api|worker))\//,
  held_digests: /^libs\/database\//,
  held_told_in: /^libs\/database\//,
  webinar_told_in: /^libs\/database\//,
  // A value of the column `webinar_status`.
  held: /^libs\/leads\/src\/webinar\//,
  // `GET /api/webinars/led-wall/join/{token}` and `GET /api/availability`.
  door: /^(?:libs\/contracts\/src|apps\/api\/src|apps\/web\/app\/(?:features\/webinar|pages))\//,
  // An outcome of sending a mail, as metrics, log and the delivery's HTTP API name it.
  refused: /^libs\/(?:database\/src\/mails|content\/src\/forms)\//,
  asked:
    /^(?:libs\/contracts\/src\/availability|libs\/content\/src\/calendar|apps\/web\/app\/(?:components\/calendar|features\/estimate\/date-state))/,
  // A seating layout.
  standing: /^apps\/web\/app\/features\/finder\/layout-drawing\.tsx$/,
};
