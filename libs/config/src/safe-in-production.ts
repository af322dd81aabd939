/**
 * Values that production rejects although they are well formed (rule: settings are safe or the process does not start).
 */
const placeholder = /change[-_ ]?me|replace[-_ ]?me|your[-_ ]|to[-_ ]?do|placeholder|<[^>]*>/i;

/** Different characters that a secret must have. */
const leastVariety = 6;

/**
 * Hosts of mail catchers, which deliver no mail; on this machine, where a relay may listen as well, recognised by port.
 */
const catchers = /^(mailpit|maildev|mailhog|mailcatcher)(\.|:|$)|^(localhost|127\.\d+\.\d+\.\d+|\[::1\]):1025$/i;

interface ProductionRestrictions {
  demo?: string;
  secret?: true;
}

/**
 * Why production rejects a value, if it does.
 * @param name of the setting, such as `APP_SECRET`
 * @param text as given in the environment; never part of the result
 * @param sandbox whether MAIL_SANDBOX is on: a trial on one machine, whose mails are not delivered outside
 */
export function unsafeInProduction(
  name: string,
  text: string,
  { demo, secret }: ProductionRestrictions,
  sandbox: boolean,
): string | undefined {
  if (name === 'SMTP_URL') return sandbox ? undefined : mailServerFault(text);
  if (name === 'PUBLIC_URL') return publicUrlFault(text, sandbox);
  if (text === demo && !sandbox && /MAIL|SALES_TEAM/.test(name)) return 'is the demo address of the repository';
  if (text === demo && !sandbox && /^(PRICE_LIST|TERMS)$/.test(name)) return 'is the sample of the repository';
  if (!secret) return undefined;
  if (text === demo) return 'is the demo value of the repository, which everybody can read';
  if (placeholder.test(secretPart(text))) return 'is a placeholder';
  if (!text.includes('://') && new Set(text).size < leastVariety)
    return `has fewer than ${leastVariety} different characters`;
  return undefined;
}

/** The secret part of a connection string; any other text as a whole. */
function secretPart(text: string): string {
  return URL.canParse(text) && text.includes('://') ? new URL(text).password : text;
}

function publicUrlFault(text: string, sandbox: boolean): string | undefined {
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || (sandbox && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))) return undefined;
  return 'must begin with https://';
}

function mailServerFault(text: string): string | undefined {
  return catchers.test(new URL(text).host) ? 'is a mail catcher; MAIL_SANDBOX=on says that this is meant' : undefined;
}
