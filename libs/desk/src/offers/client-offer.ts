import { berlinToday } from '@mainstage/contracts/calendar';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import type { OfferGone, OfferPage } from '@mainstage/contracts/offers/calls';
import type { OfferContent, OfferState } from '@mainstage/contracts/offers/offer';
import { offerTotals } from '@mainstage/offers/totals';
import { versionChanges } from '@mainstage/offers/version-changes';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { nextFreeDays } from '../draft/next-free-days';
import { DeskLead } from '../entities/desk-lead';
import { Offer } from './offer';
import { type BindingNow, bindingOfOffer, isTaken } from './offer-binding';
import { OfferIsGone, OfferNotFound } from './offer-errors';
import { offerLink, type OfferReader, offerTokenHash } from './offer-links';
import { colleaguePdf, offerPdf } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';
import { shownAcceptance } from './stored-acceptance';

export interface ReadOffer {
  offer: Offer;
  version: OfferVersion;
  reader: OfferReader;
  binding: BindingNow;
}

/**
 * The offer of a link. A draft's link does not work yet.
 * @throws OfferNotFound, with one answer for every link that does not work
 */
export async function offerOfToken(manager: EntityManager, token: string): Promise<ReadOffer> {
  const hash = offerTokenHash(token);
  const version = await manager.findOne(OfferVersion, { where: [{ clientToken: hash }, { readerToken: hash }] });
  const offer = version && (await manager.findOneBy(Offer, { id: version.offerId }));
  if (!offer || version.state === 'draft') throw new OfferNotFound();
  if (!(await manager.existsBy(DeskLead, { leadId: offer.leadId, eraseRequestedAt: IsNull() })))
    throw new OfferNotFound();
  const reader = version.clientToken.equals(hash) ? 'client' : 'reader';
  return { offer, version, reader, binding: await bindingOfOffer(manager, { offer, version }) };
}

/** The client's page of an offer. @throws OfferNotFound, OfferIsGone */
export async function offerPage(manager: EntityManager, token: string, settings: OfferSettings): Promise<OfferPage> {
  const read = await offerOfToken(manager, token);
  await requireOffered(manager, read, settings);
  return pageOf(manager, read, settings);
}

/** The page that a reader sees. */
export async function pageOf(manager: EntityManager, read: ReadOffer, settings: OfferSettings): Promise<OfferPage> {
  const { offer, version, reader, binding } = read;
  const content = shownContent(version.content);
  const isClient = reader === 'client';
  const terms = settings.terms.find((each) => each.version === content.terms);
  return {
    ...{ number: offer.number, version: version.version, content },
    state: version.state as OfferPage['state'],
    totals: offerTotals(content, version.acceptance?.lines ?? []),
    binding: binding.kind === 'over' ? { kind: 'without-option' } : binding,
    accept: acceptOf(read),
    readOnly: !isClient,
    colleagueLink: isClient ? offerLink(settings, version.id, 'reader') : null,
    changes: await changesOf(manager, version),
    codeGoesTo: isClient ? masked(content.client.email) : '',
    // Name, billing address and order number are for whom the link was sent to.
    acceptance: isClient && version.acceptance ? shownAcceptance(version.acceptance) : null,
    ...(terms && { termsText: terms.text[content.language] }),
    sample: settings.priceList.sample || terms?.sample === true,
  };
}

/** The PDF behind a link; a colleague's has no billing details. @throws OfferNotFound, OfferIsGone */
export async function clientPdf(manager: EntityManager, token: string, settings: OfferSettings): Promise<Buffer> {
  const read = await offerOfToken(manager, token);
  await requireOffered(manager, read, settings);
  return read.reader === 'client' ? offerPdf(manager, read, settings) : colleaguePdf(manager, read, settings);
}

/** What nobody but the team sees is left out. */
const shownContent = (content: OfferContent): OfferContent => ({
  ...content,
  lines: content.lines.filter(({ hidden }) => !hidden),
});

/** Whether the reader can accept it now, and if not, why. */
export function acceptOf({ version, reader, binding }: Omit<ReadOffer, 'offer'>): OfferPage['accept'] {
  if (version.state !== 'sent') return 'decided';
  if (reader !== 'client') return 'read-only';
  if (version.content.customer === 'private') return 'private';
  if (version.content.terms === null) return 'no-terms';
  if (binding.kind === 'waiting') return 'waiting';
  return binding.kind === 'binding' || binding.kind === 'booked' ? 'possible' : 'without-option';
}

const gone: Partial<Record<OfferState, OfferGone['reason']>> = {
  expired: 'expired',
  withdrawn: 'withdrawn',
  superseded: 'superseded',
};

/** @throws OfferIsGone if it expired, was withdrawn or replaced, or another client has the place */
export async function requireOffered(
  manager: EntityManager,
  { offer, version, reader, binding }: ReadOffer,
  settings: OfferSettings,
): Promise<void> {
  const isOver = binding.kind === 'over' || binding.kind === 'taken';
  const ended = version.state === 'sent' && isOver ? 'expired' : gone[version.state];
  if (!ended) return;
  const reason = ended === 'expired' && (await isTaken(manager, offer, version.content)) ? 'taken' : ended;
  const { venue, day, language } = version.content;
  throw new OfferIsGone({
    ...{ reason, number: offer.number, language, venue, day },
    next: reader === 'client' ? await nextLink(manager, version, settings) : null,
    freeDays: reason === 'superseded' ? [] : await freeDaysOf(manager, version.content),
  });
}

/** Address of a newer version that is open or accepted. */
async function nextLink(
  manager: EntityManager,
  { offerId, version }: OfferVersion,
  settings: OfferSettings,
): Promise<string | null> {
  const open = await manager.findOneBy(OfferVersion, {
    ...{ offerId, version: MoreThan(version), state: In(['sent', 'accepted']) },
  });
  return open && offerLink(settings, open.id, 'client');
}

async function freeDaysOf(
  manager: EntityManager,
  { venue, day, hire, guests, layout }: OfferContent,
): Promise<string[]> {
  const today = berlinToday(await currentDatabaseTime(manager));
  if (!isVenueId(venue)) return [];
  const after = day > today ? day : today;
  const wanted = { venue, hire: hire ?? 'full-day', guests, layout, after, working: false } as const;
  return nextFreeDays(manager, wanted);
}

/** Differences from the last version before that was sent; a draft replaces the one that is open. */
async function changesOf(manager: EntityManager, { offerId, id, sentAt, content }: OfferVersion): Promise<string[]> {
  const replaced = sentAt === null ? { state: 'sent' as const } : { retiredBy: id };
  const before = await manager.findOne(OfferVersion, { where: { offerId, ...replaced }, order: { version: 'DESC' } });
  return before ? versionChanges(shownContent(before.content), shownContent(content)) : [];
}

/** `a•••@vogel.example` */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
