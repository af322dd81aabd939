import { checkPromises } from './promises.mjs';

const at = 100_000;

/** One contact form whose two mails arrived: no promise is broken. */
function evidence() {
  const lead = { id: 'lead', email: 'ada@visitor.example' };
  const submission = {
    form: 'contact',
    key: 'key',
    email: lead.email,
    startedAt: at,
    tries: 1,
    acknowledgedAt: at,
    id: 'lead',
  };
  const mail = (id: string, kind: string, to_address: string) => ({
    ...{ id, kind, to_address, lead_id: 'lead', status: 'sent', unanswered: 0, last_reply: '250 fine', dueNow: true },
  });
  const confirmation = mail('confirmation', 'contact-confirmation', lead.email);
  const notification = mail('notification', 'contact-notification', 'sales@house.example');
  return {
    submissions: [submission] as (typeof submission & { rejection?: string })[],
    leads: [lead],
    mails: [confirmation, notification],
    dots: new Map(
      ['confirmation', 'notification'].map(
        (id) => [id, [{ at, verdict: 'accepted' }]] as [string, { at: number; verdict: string }[]],
      ),
    ),
    rejected: new Set<string>(),
    sales: 'sales@house.example',
    faults: [{ from: at - 1000, until: at + 1000 }],
    confirmation,
    notification,
    submission,
  };
}

type Evidence = ReturnType<typeof evidence>;
const brokenBy = (change: (kept: Evidence) => void) => {
  const kept = evidence();
  change(kept);
  return checkPromises(kept).broken.map(({ promise }) => promise);
};

describe('the checker of promises', () => {
  it('reports nothing if every lead is stored once and every mail arrived once', () => {
    expect(brokenBy(() => undefined)).toEqual([]);
    expect(checkPromises(evidence()).doubles).toEqual([]);
  });

  it.each<[string, string, (kept: Evidence) => void]>([
    ['no lead lost', 'an acknowledged lead is missing', ({ leads }) => (leads.length = 0)],
    ['no lead lost', 'a lead has another id than was told', ({ submission }) => (submission.id = 'other')],
    [
      'no lead twice',
      'a lead is there twice',
      ({ leads }) => leads.push({ id: 'again', email: 'Ada@visitor.example' }),
    ],
    [
      'every form is answered',
      'a form was never answered',
      ({ submissions }) => delete (submissions[0] as { id?: string }).id,
    ],
    [
      'no good form is rejected',
      'a good form was rejected',
      ({ submissions: [one] }) => one && (one.rejection = '422'),
    ],
    ['every lead has its mails once', 'a mail is missing', ({ mails }) => mails.pop()],
    [
      'what is sent has arrived',
      'a sent mail never arrived',
      ({ dots }) => dots.set('confirmation', [{ at, verdict: 'deferred' }]),
    ],
    [
      'no mail to the house is dead',
      "the house's own mail is dead",
      ({ notification, dots }) => {
        notification.status = 'dead';
        dots.delete('notification');
      },
    ],
    [
      'a mail is dead for a reason',
      'a mail is dead that nobody rejected',
      ({ confirmation, dots }) => {
        confirmation.status = 'dead';
        dots.delete('confirmation');
      },
    ],
    [
      'what is dead has not arrived',
      'a dead mail arrived',
      ({ confirmation, rejected }) => {
        confirmation.status = 'dead';
        rejected.add(confirmation.to_address);
      },
    ],
    [
      'no mail is sending for ever',
      'a mail is still being sent',
      ({ confirmation }) => (confirmation.status = 'sending'),
    ],
    [
      'every mail is tried',
      'a mail was forgotten',
      ({ confirmation }) => Object.assign(confirmation, { status: 'due', last_reply: null }),
    ],
    [
      'review is for the unanswered',
      'a mail is in review without cause',
      ({ confirmation }) => (confirmation.status = 'review'),
    ],
    ['no unexpected mail', 'a mail came from nowhere', ({ dots }) => dots.set('stray', [{ at, verdict: 'accepted' }])],
  ])('says "%s" where %s', (promise, _, change) => expect(brokenBy(change)).toContain(promise));

  it('explains one duplicate mail by a response lost during a fault', () => {
    const twice = (kept: Evidence, first: string, unanswered: number) => {
      kept.confirmation.unanswered = unanswered;
      kept.dots.set('confirmation', [
        { at, verdict: first },
        { at: at + 60_000, verdict: 'accepted' },
      ]);
    };
    expect(brokenBy((kept) => twice(kept, 'silent', 1))).toEqual([]);
    expect(brokenBy((kept) => twice(kept, 'accepted', 1))).toEqual([]);
    expect(brokenBy((kept) => twice(kept, 'accepted', 0))).toEqual(['no mail twice']);
    expect(
      brokenBy((kept) => {
        twice(kept, 'accepted', 1);
        kept.faults = [];
      }),
    ).toEqual(['no mail twice']);
    expect(
      brokenBy((kept) => {
        twice(kept, 'silent', 1);
        kept.dots.get('confirmation')?.push({ at: at + 120_000, verdict: 'accepted' });
      }),
    ).toEqual(['no mail twice']);
  });
});
