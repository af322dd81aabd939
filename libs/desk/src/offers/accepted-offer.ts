import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredAcceptance } from './stored-acceptance';

/**
 * What was accepted, as the client received it. It is kept as a commercial letter for its own period and therefore
 * outlives the lead (rule offer.retention).
 */
@Entity({ name: 'accepted_offers' })
@Index('accepted_offers_lead', ['leadId'])
@Index('accepted_offers_at', ['acceptedAt'])
export class AcceptedOffer {
  /** Id of the version, which may be deleted since. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_accepted_offers' })
  id!: string;

  /** Of the lead, which may be deleted since. */
  @Column({ type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  number!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'jsonb' })
  content!: OfferContent;

  @Column({ type: 'jsonb' })
  acceptance!: StoredAcceptance;

  @Column({ type: 'timestamptz' })
  acceptedAt!: Date;

  @Column({ type: 'bytea', select: false })
  pdf!: Buffer;

  /** SHA-256 of the PDF, hexadecimal. */
  @Column({ type: 'text' })
  sha256!: string;

  /** Message-ID of the mail with the PDF; null if a member accepted on behalf and sent none. */
  @Column({ type: 'text', nullable: true })
  messageId!: string | null;
}
