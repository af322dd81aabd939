import { momentText } from '@mainstage/calendar/days/day-text';
import { phoneNumberOf } from '@mainstage/contracts/phone-numbers';
import { type Block, factsOf, typed, typedName } from '@mainstage/mail/layout/blocks';
import { PhoneLink } from '@mainstage/mail/layout/phone-link';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { type LeadContext, sourceBlocks } from '../../lead-context';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { salesReason } from '../../sales-reason';
import { TourBooking } from '../../tour/entity';
import { Withdrawn } from '../../withdrawn';
import { type SeatStatus, Webinar } from '../entity';

export interface SignUp {
  /** As typed; untrusted. */
  firstName: string;
  email: string;
  phone: string | null;
  status: SeatStatus;
  /** Source of the visit; untrusted. */
  context: LeadContext;
  /** Reasons for suspecting spam, as text. */
  suspicions: string[];
  releaseUrl: string | null;
}

export interface Digest {
  startsAt: Date;
  seats: number | null;
  taken: number;
  waiting: number;
  signUps: SignUp[];
  /** Total number of new sign-ups; the mail lists the first ones. */
  total: number;
}

/** Maximum number of listed sign-ups. */
const listed = 200;

const places = {
  confirmed: 'confirmed',
  provisional: 'seat kept for a day, until the email is answered',
  waitlisted: 'waiting list',
  held: 'quarantined as suspected spam',
  returned: 'has given the seat back',
} satisfies Record<SeatStatus, string>;

/** The webinar's sign-ups of the last hour, in one mail. */
export const webinarNotification: MailOf<'webinar-notification', Digest> = {
  kind: 'webinar-notification',
  name: 'Webinar: sign-ups, to sales',
  language: 'en',
  reason: `${salesReason} It comes at most once an hour, when somebody has signed up.`,
  subject: (digest) =>
    `Webinar · confirmed ${seatsText(digest)}${digest.waiting > 0 ? ` · ${digest.waiting} waiting` : ''}`,
  preview: ({ total, startsAt }) => `${total} new for ${momentText(startsAt)}.`,
  blocks: (digest): Block[] => {
    const { startsAt, waiting, signUps, total } = digest;
    const quarantined = signUps.filter(({ releaseUrl }) => releaseUrl !== null);
    return [
      { kind: 'heading', text: 'Webinar sign-ups' },
      factsOf([
        ['Webinar', momentText(startsAt)],
        ['Confirmed', seatsText(digest)],
        ['Waiting', waiting > 0 ? String(waiting) : null],
        ['New', String(total)],
      ]),
      ...signUps.filter(({ releaseUrl }) => releaseUrl === null).flatMap(signUpBlocks),
      ...quarantined.flatMap((signUp): Block[] => [
        {
          kind: 'note',
          tone: 'alert',
          text: 'Quarantined as suspected spam: no seat, and no email to the visitor, until you release it.',
          items: signUp.suspicions.map((suspicion) => new VisitorText(suspicion)),
        },
        ...signUpBlocks(signUp),
        { kind: 'button', label: 'Release this sign-up', url: signUp.releaseUrl ?? '', quiet: true },
      ]),
      ...(total > signUps.length
        ? [
            {
              kind: 'paragraph',
              text: `And ${total - signUps.length} more, which the table of bookings holds.`,
            } as const,
          ]
        : []),
    ];
  },
  async props({ entities, mail, links }) {
    const inDigest = { kind: 'webinar' as const, webinarDigestId: mail.leadId };
    const [bookings, total] = await entities.findAndCount(TourBooking, {
      where: inDigest,
      order: { createdAt: 'ASC' },
      take: listed,
    });
    const newest = bookings.at(-1) as TourBooking<'webinar'> | undefined;
    if (!newest) throw new Withdrawn('a digest tells of these sign-ups, or they are gone');
    const startsAt = newest.webinarStartsAt;
    const mailboxes = (condition: string) =>
      entities
        .createQueryBuilder(TourBooking, 'booking')
        .select('count(DISTINCT mailbox_of(booking.email))::int', 'count')
        .where(
          `booking.kind = 'webinar' AND booking.webinarStartsAt = :startsAt AND booking.webinarStatus IN (${condition})`,
          { startsAt },
        )
        .getRawOne<{ count: number }>();
    const webinar = await entities.findOneBy(Webinar, { startsAt });
    return {
      startsAt,
      seats: webinar?.seats ?? null,
      taken: (await mailboxes(`'confirmed', 'provisional'`))?.count ?? 0,
      waiting: (await mailboxes(`'waitlisted'`))?.count ?? 0,
      signUps: (bookings as TourBooking<'webinar'>[]).map((booking) => ({
        firstName: booking.fullName,
        email: booking.email,
        phone: booking.phoneNumber,
        status: booking.webinarStatus,
        context: booking,
        suspicions: booking.suspicions,
        releaseUrl: booking.webinarStatus === 'held' ? links.releaseSignUp(booking.id) : null,
      })),
      total,
    };
  },
  sample: {
    startsAt: sample.startsAt,
    seats: 100,
    taken: 37,
    waiting: 0,
    total: 3,
    signUps: [
      {
        firstName: 'Ada',
        email: 'ada.muster@firma.example',
        phone: '+49 69 90009-121',
        status: 'confirmed',
        context: {},
        suspicions: [],
        releaseUrl: null,
      },
      {
        firstName: 'Bob',
        email: 'bob@firma.example',
        phone: null,
        status: 'confirmed',
        context: {},
        suspicions: [],
        releaseUrl: null,
      },
      {
        firstName: 'Eve',
        email: 'eve@firma.example',
        phone: null,
        status: 'held',
        context: {},
        suspicions: ['A field that no human sees was filled in.'],
        releaseUrl: 'https://stage.example/webinar/release?token=c2FtcGxlLXRva2Vu',
      },
    ],
  },
};

const seatsText = ({ taken, seats }: Digest) => (seats === null ? String(taken) : `${taken}/${seats}`);

function signUpBlocks({ firstName, email, phone, status, context }: SignUp): Block[] {
  const number = phone === null ? undefined : phoneNumberOf(phone);
  return [
    factsOf([
      ['First name', typedName(firstName)],
      ['Email', email],
      ['Phone', phone !== null && number ? new PhoneLink(phone, number.uri) : typed(phone ?? undefined)],
      ['Seat', places[status]],
    ]),
    ...sourceBlocks(context),
  ];
}
