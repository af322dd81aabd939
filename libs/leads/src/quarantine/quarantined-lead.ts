import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { type LeadContext, briefFacts, sourceBlocks } from '../lead-context';
import { businessEventForSales } from '../business-event/fields';
import { ContactSubmission } from '../contact/entity';
import { contactForSales } from '../contact/fields';
import { ContactForm } from '../contact/form';
import { quarantineReasons } from '../lead-row';
import { NewsletterSubscription } from '../newsletter/entity';
import { newsletterForSales } from '../newsletter/fields';
import { keptOf, typedBlocks } from '../notification';
import type { SourcedRow } from '../source/row';
import { type BookingKind, TourBooking } from '../tour/entity';
import { tourForSales } from '../tour/fields';
import { tourDateText } from '../tour/mails/date-text';
import type { QuarantineForm } from './quarantine-form';

/** A quarantined lead for sales. */
export interface QuarantinedLead {
  form: QuarantineForm;
  leadId: string;
  receivedAt: Date;
  /** Reasons for the quarantine, as text; empty once it is released. */
  suspicions: string[];
  /** The input, as text. */
  blocks: Block[];
}

/** Selects the leads of a digest, or one by its id. */
type LeadSelection = { quarantineDigestId: string } | { id: string };

/** The quarantined leads of one form, oldest first; at most `limit`. */
export async function findQuarantined(
  entities: EntityManager,
  form: QuarantineForm,
  which: LeadSelection,
  limit: number,
): Promise<QuarantinedLead[]> {
  return readers[form](entities, which, limit);
}

type Reader = (entities: EntityManager, which: LeadSelection, limit: number) => Promise<QuarantinedLead[]>;

const readers: Record<QuarantineForm, Reader> = {
  contact: reader('contact', ContactSubmission, {}, (lead) => [
    chosen([], lead),
    ...typedBlocks(contactForSales, keptOf(ContactForm, lead)),
  ]),
  tour: reader('tour', bookings('tour'), { kind: 'tour' }, ({ typed, ...lead }) => [
    chosen([['Preferred date', tourDateText(typed.preferredDate, typed.preferredTime)]], lead),
    ...typedBlocks(tourForSales, typed),
  ]),
  'business-event': reader(
    'business-event',
    bookings('business_event'),
    { kind: 'business_event' },
    ({ typed, ...lead }) => [chosen([], lead), ...typedBlocks(businessEventForSales, typed)],
  ),
  newsletter: reader('newsletter', NewsletterSubscription, {}, ({ email }) =>
    typedBlocks(newsletterForSales, { email }),
  ),
};

function bookings<Kind extends BookingKind>(_kind: Kind): new () => TourBooking<Kind> {
  return TourBooking;
}

function reader<Entity extends SourcedRow>(
  form: QuarantineForm,
  entity: new () => Entity,
  kind: object,
  blocksOf: (lead: Entity) => Block[],
): Reader {
  return async (entities, which, limit) => {
    const found = await entities.find(entity, {
      where: { ...kind, ...which } as FindOptionsWhere<Entity>,
      order: { createdAt: 'ASC' } as never,
      take: limit,
    });
    return found.map((lead) => ({
      form,
      leadId: lead.id,
      receivedAt: lead.createdAt,
      suspicions: quarantineReasons(lead),
      blocks: [...blocksOf(lead), ...sourceBlocks(lead)].filter(isFilled),
    }));
  };
}

const isFilled = (block: Block) => block.kind !== 'facts' || block.facts.length > 0;

function chosen(formFacts: Parameters<typeof factsOf>[0], lead: LeadContext): Block {
  return factsOf([...formFacts, ...briefFacts(lead)]);
}
