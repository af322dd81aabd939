export type BounceReason =
  | 'address-unknown'
  | 'host-unknown'
  | 'mailbox-disabled'
  | 'mailbox-full'
  | 'policy'
  | 'too-large'
  | 'temporary'
  | 'other';

/**
 * Server texts, the most specific first. A server that rejects us often names the recipient as well, so rejections
 * precede unknown addresses.
 */
const reasonPatterns: [BounceReason, RegExp[]][] = [
  // Microsoft's text for addresses that its directory does not list.
  [
    'address-unknown',
    [
      /recipient address rejected: (access denied|user unknown|unknown user|undeliverable address)|account or domain may not exist|recipient address rejected\.? ?(\(|$)/i,
      // Symantec Email Security.cloud's text for addresses that its customer has not registered.
      /\b542 <?[^\s<>@]+@[^\s<>@]+ rejected/i,
    ],
  ],
  [
    'mailbox-full',
    [
      /(mail ?box|inbox|account|user|recipient|maildir|storage|disk|quota|folder)\b.{0,60}\b(is |was |are )?(full|over ?quota|exceed|out of storage|overdrawn)/i,
      /(over|exceed(s|ed|ing)?|reached|out of|insufficient)\b.{0,40}\b(quota|storage|disk ?space|mailbox size|size limit of the mailbox|system storage)/i,
      /quota\b.{0,20}\b(violat|exceeded|full)|not enough (storage|disk) space|mailbox ?full|mbox full|no space left in (mail|in)box/i,
      /(postfach|speicher)\w*\b.{0,40}\b(voll|überfüllt|überschritten|erschöpft)/i,
    ],
  ],
  [
    'too-large',
    [
      /(message|mail|size)\b.{0,40}\b(too (big|large|long)|exceed\w*\b.{0,30}\b(size|limit|maximum)|size limit|max\w* size)/i,
    ],
  ],
  // A fault of their mail system, or of a program that sorts the recipient's mail.
  ['other', [/other mail system problem|command output:|unix mailer|procmail:/i]],
  [
    'policy',
    [
      /refused due to recipient preferences|unauthenticated senders|>>> MAIL From:\S+.{0,60}<<< 5/i,
      // Rejected before the recipient was named: the sender is the reason.
      /(after|in reply to) (the )?mail from\b/i,
      /\b(sender|from:|mail ?from|envelope).{0,60}\b(domain|address|header)?\b.{0,60}(does not (exist|resolve)|invalid|not found|not exist|not verified|not accepted)|from: domain is invalid|invalid (rdn|ip)|multiple addresses in from|email address is not verified/i,
      /\b(spf|dkim|dmarc|sender ?id)\b.{0,60}\b(fail|check|reject|unauth|not pass|policy|did not)|\b(bad|unauthenticated) (spf|email)|not authorized to send/i,
      /\b(spam|junk|unsolicited|virus|malware|phish\w*|infected|bulk)\b.{0,60}/i,
      /(black|block|deny)[- ]?list|\bdnsbl\b|\brbl\b|spamhaus|barracuda|proofpoint|reputation|\bblocked (by|for|using|due|ip|see|-)/i,
      /relay(ing)?( access)?( is)? (denied|not (permitted|allowed))|not permitted to relay|unable to relay|relaying prohibited/i,
      /\b(client|sender|your|ip)\b.{0,40}\b(host|address|ip|domain|server)\b.{0,40}\b(rejected|denied|refused|blocked|banned|not allowed|not accepted)/i,
      /message (was |has been )?(rejected|refused|blocked)( (by|due|for|because)|\b.{0,30}(policy|content|filter))|content (rejected|filter)|policy (violation|reasons?|restrict)|local policy/i,
      /(prohibited|banned|forbidden|unacceptable|not allowed|disallowed)\b.{0,40}\b(attachment|content|file|extension|word)|considered (as )?(spam|unsolicited)/i,
      /reverse dns|\bptr\b|too many (connections|messages|recipients|emails|sessions)|rate limit|throttl|unexpected volume|poor reputation/i,
      /\b(you('re| are)? not|not|isn't) (allowed|authorized|permitted) (to )?(send|post|access)|authentication (required|is required|failed)|must authenticate|permission to (post|send)|sender (address )?(rejected|denied|verify)|access denied|not have permission/i,
      /\b5\.7\.\d+\b.{0,60}(denied|reject|refus|policy|authenti)/i,
    ],
  ],
  [
    'mailbox-disabled',
    [
      /(account|mailbox|user|recipient|address|e-?mail)\b.{0,60}\b(disabled|suspended|inactive|frozen|deactivated|locked|blocked|bloque|discontinued|closed|not active|terminated)/i,
      /(disabled|inactive|suspended|locked) (account|user|mailbox|recipient)/i,
    ],
  ],
  ['temporary', [/did not accept our requests to connect|host not found, try again/i]],
  [
    'host-unknown',
    [
      /\b(host|domain|mx|dns|name ?server)\b[^:[\]<>]{0,40}\b(not found|unknown|does( not|n't) exist|nxdomain|unrout?able|could( not|n't) be found|not resolve)/i,
      /domain is not reachable|\b55\d [\w-]+\.[\w.-]+ does not exist|and other recipients in the same domain/i,
      /\b(unknown|unrout?able|illegal|no such|nonexistent) (mail )?(host|domain|mail domain|address domain)\b|unrouteable (mail )?(domain|address)|cannot (find|route to) (your |the )?(domain|host)/i,
      /\bno (valid )?(mx|mail exchanger|a record|mx record)\b|null ?mx|does( not|n't) accept (e?mail|any mail)|does( not|n't) receive email|indicated no smtp service|name service error|name or service not known|dns error/i,
      /domain\b.{0,30}\bnicht gefunden/i,
    ],
  ],
  [
    'address-unknown',
    [
      /\b(user|recipient|mail ?box|account|address|name|alias|person|addressee|destinataire|adresse|local[- ]part|customer|userid|directory|addresses|subscriber)\b.{0,100}?\b(unknown|not found|not exist|n't exist|does not exist|doesn't|n't found|invalid|not known|unavailable|not listed|not available|not valid|wrong|no longer|inconnu|not (a|recogni[sz]ed|here|local|our|registered)|unbekannt|existiert nicht|nicht gefunden|not in|not present|found|isn't|have a)/i,
      /\b(unknown|no such|invalid|bad|illegal|unrecogni[sz]ed|nonexistent|non-existent|not (a|our)( valid)?|no|wrong|incorrect|unregistered) (e-?mail ?)?(final delivery )?(user|recipient|mail ?box|account|address|alias|local[- ]part|person|addressee|customer|user name|userid|mail address|valid recipients|valid host)/i,
      /\bno (one|mailbox|person)\b.{0,30}\b(here|address|name)|not our (customer|user)|(recipient|user|he|she)\b.{0,30}\b(has )?(moved|left|gone)|recipnotfound|address(es)? (couldn't|could not) be found|archived recipient|unknown local/i,
      /ディレクトリ.{0,20}(見つかりません|ありません)|check if address is correct/,
      /not listed in|not a registered|couldn't find (any|a) (host|mailbox|user)|badrcptto|validrcptto/i,
    ],
  ],
  [
    'temporary',
    [
      /time(d)?[ -]?out|retry time|too long|gave up|giving up|expired|connection (refused|reset|lost|dropped|closed)|unreachable|no route to host|lost connection|network (is )?|temporar|try again|loop|too many hops|greylist|grey-?listed|service (is )?(not available|unavailable)|conversation with|queued? (for )?too/i,
    ],
  ],
];

/** The reason in a text, in the order of the table. */
export function reasonOfText(text: string): BounceReason | undefined {
  const oneLine = text.replace(/\s+/g, ' ');
  return reasonPatterns.find(([, patterns]) => patterns.some((pattern) => pattern.test(oneLine)))?.[0];
}

/** Unambiguous enhanced status codes (RFC 3463 and its registry); matched from the beginning. */
const byStatus: [RegExp, BounceReason][] = [
  [/^[45]\.1\.([136]|10)$/, 'address-unknown'],
  [/^5\.1\.2$/, 'host-unknown'],
  [/^[45]\.2\.1$/, 'mailbox-disabled'],
  [/^[45]\.2\.2$/, 'mailbox-full'],
  [/^[45]\.(2\.3|3\.4)$/, 'too-large'],
  [/^[45]\.4\.(4|11|12)$|^5\.1\.10$/, 'host-unknown'],
  [/^[45]\.(7\.\d+|1\.[78])$/, 'policy'],
  [/^[45]\.4\.[01267]$|^4\./, 'temporary'],
];

/** The reason of a status code; undefined for an unspecific one. */
export const reasonOfStatus = (status: string): BounceReason | undefined =>
  byStatus.find(([pattern]) => pattern.test(status))?.[1];
