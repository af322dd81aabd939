// Rules: offer.accept, mail.once
import { createHash } from 'node:crypto';
import { seededRandom } from '@mainstage/bookings/seeded-random';
import type { OfferAcceptance } from '@mainstage/contracts/offers/calls';
import { acceptOffer } from '@mainstage/desk/offers/accept-offer';
import { offerCode } from '@mainstage/desk/offers/offer-links';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { testLeads, testTeam } from '@mainstage/desk/testing/desk-under-test';
import { settings } from '@mainstage/desk/testing/offer-settings';
import { acceptForm, type SentOffer, sentOffer } from '@mainstage/desk/testing/sent-offer';
import { type InstalledPostgres, startInstalledPostgres } from '@mainstage/testing/installed-postgres';
import { simpleParser } from 'mailparser';
import type { EntityManager } from 'typeorm';
import { onceAvailable, workDuringFaults } from '../testing/faults';
import { Stage } from '../testing/stage';

/** `npm run proof:acceptances` accepts 500 offers during 300 faults. */
const [acceptances, faults] = [Number(process.env['ACCEPTANCES'] ?? 5), Number(process.env['FAULTS'] ?? 3)];
const random = seededRandom(Number(process.env['FAULT_SEED'] ?? 60));

let server: InstalledPostgres;
let stage: Stage;
let manager: EntityManager;
beforeAll(async () => {
  server = await startInstalledPostgres();
  // The database of this file is on this server, which can be restarted.
  process.env['TEST_DATABASE_URL'] = server.url;
  stage = await Stage.build('redis');
  manager = await deskManager(stage.outbox.url);
}, 120_000);
beforeEach(async () => {
  await stage.open();
  await stage.outbox.sql('TRUNCATE bookings, desk_leads, accepted_offers CASCADE');
});
afterEach(() => stage.clear());
afterAll(async () => {
  await manager?.dataSource.destroy();
  await stage?.destroy();
  await server?.stop();
}, 60_000);

const startWorker = () =>
  stage.worker(undefined, {
    settings: {
      MAIL_FROM: `Mainstage <${settings.mailFrom}>`,
      SALES_TEAM: 'Lena Brandt <lena@venue.example:lead>',
    },
  });

/** Offers for a day each, whose codes were sent. Only the mails of their acceptance are owed. */
async function sentOffers(): Promise<SentOffer[]> {
  const sent: SentOffer[] = [];
  for (let index = 0; index < acceptances; index++) {
    const day = new Date(Date.UTC(2031, 0, 1 + index)).toISOString().slice(0, 10);
    // Nobody sends more than sixty answers in an hour.
    const by = `member${Math.floor(index / 50)}@venue.example`;
    sent.push(await sentOffer({ manager, ...testLeads(manager) }, { day, by }));
  }
  await stage.outbox.sql('DELETE FROM mails');
  await stage.outbox.sql(`UPDATE offer_versions SET code_round = 1, code_sent_at = now() + interval '1 day'`);
  return sent;
}

/** Presses until there is a receipt, as a client does whose page gets no response; twice at once, now and then. */
async function accept({ id, token }: SentOffer): Promise<OfferAcceptance> {
  const form = { ...acceptForm, lines: ['extra'], code: offerCode(settings.secret, id, 1) };
  const press = () => acceptOffer({ manager, team: testTeam }, token, form, settings);
  const [receipt] = await onceAvailable(() => Promise.all(random() < 0.3 ? [press(), press()] : [press()]));
  return receipt!;
}

interface Kept {
  id: string;
  sha256: string;
  message_id: string;
  definite: number;
  won: number;
  states: string[];
}

it(`${acceptances} acceptances during ${faults} faults: each has its booking, its mail and its PDF, once`, async () => {
  const offers = await sentOffers();
  const receipts = new Map<string, OfferAcceptance>();
  const work = async (index: number) => {
    const offer = offers[index]!;
    receipts.set(offer.id, await accept(offer));
  };
  // The worker starts with it, not before: it would send the answers that the offers were sent with.
  const restartDatabase = () => server.restart();
  await workDuringFaults({ stage, startWorker, restartDatabase, random }, { faults, count: acceptances, work });

  const kept = (await stage.outbox.sql(
    `SELECT accepted.id, accepted.sha256, accepted.message_id,
       (SELECT count(*)::int FROM bookings WHERE lead_id = accepted.lead_id AND state = 'definite') AS definite,
       (SELECT count(*)::int FROM desk_leads WHERE lead_id = accepted.lead_id AND state = 'won') AS won,
       ARRAY(SELECT kind || ' ' || status FROM mails WHERE about_mail = accepted.id ORDER BY 1) AS states
     FROM accepted_offers accepted`,
  )) as unknown as Kept[];
  expect(new Map(kept.map(({ id, sha256 }) => [id, sha256]))).toEqual(
    new Map([...receipts].map(([id, { sha256 }]) => [id, sha256])),
  );
  expect(await stage.outbox.sql(`SELECT FROM bookings WHERE state <> 'definite'`)).toEqual([]);
  const files = await filesReceived();
  for (const { sha256, message_id, definite, won, states } of kept) {
    expect([definite, won]).toEqual([1, 1]);
    // A server that took a mail and never answered leaves it to a person to look.
    expect(states).toEqual([
      expect.stringMatching(/^desk-offer-accepted (sent|review)$/),
      expect.stringMatching(/^offer-accepted (sent|review)$/),
    ]);
    if (states.includes('offer-accepted sent')) expect(files.get(message_id)).toBe(sha256);
  }
}, 3_600_000);

/** SHA-256 of the PDF in each message that arrived, by Message-ID. */
async function filesReceived(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { raw, accepted } of stage.peer.messages) {
    if (!accepted) continue;
    const { messageId = '', attachments } = await simpleParser(raw);
    const pdf = attachments.find(({ contentType }) => contentType === 'application/pdf');
    if (pdf) files.set(messageId, createHash('sha256').update(pdf.content).digest('hex'));
  }
  return files;
}
