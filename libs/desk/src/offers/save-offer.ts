import type { DeskOfferVersion, OfferDraftChange } from '@mainstage/contracts/offers/calls';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { EntityManager } from 'typeorm';
import { deskVersion } from './desk-offers';
import { lockVersion } from './lock-version';
import { OfferChangedMeanwhile, OfferRefused } from './offer-errors';
import { newestTerms, type OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

/**
 * Stores the content of a draft. Its language and terms are not the member's to choose: they are those of the lead and
 * of the provider.
 * @throws OfferNotFound, OfferRefused if it is no draft any more, OfferChangedMeanwhile
 */
export async function saveOffer(
  manager: EntityManager,
  versionId: string,
  { revision, content }: OfferDraftChange,
  settings: OfferSettings,
): Promise<DeskOfferVersion> {
  return retriedTransaction(manager, async (own) => {
    const { offer, version, lead } = await lockVersion(own, versionId);
    if (version.state !== 'draft') throw new OfferRefused('A version that was sent cannot be changed: make a new one');
    if (version.revision !== revision)
      throw new OfferChangedMeanwhile(await deskVersion(own, offer, version, settings));
    const { language } = lead;
    const saved = { ...content, language, terms: newestTerms(settings) };
    await own.update(
      OfferVersion,
      { id: versionId },
      { content: saved, revision: revision + 1, updatedAt: () => 'now()' },
    );
    return deskVersion(own, offer, await own.findOneByOrFail(OfferVersion, { id: versionId }), settings);
  });
}
