import type { OfferWish } from '@mainstage/contracts/offers/calls';
import type { OfferContent, OfferState } from '@mainstage/contracts/offers/offer';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Offer } from './offer';
import type { StoredAcceptance } from './stored-acceptance';

/** One version of an offer; its content is fixed once it is sent. */
@Entity({ name: 'offer_versions' })
@Unique('offer_versions_number_key', ['offerId', 'version'])
@Unique('offer_versions_request_key', ['requestKey'])
@Unique('offer_versions_client_token_key', ['clientToken'])
@Unique('offer_versions_reader_token_key', ['readerToken'])
@Check(
  'offer_versions_state_check',
  `state IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired')`,
)
@Check('offer_versions_accepted_check', `(state = 'accepted') = (acceptance IS NOT NULL)`)
@Index('offer_versions_draft', ['offerId'], { unique: true, where: `(state = 'draft'::text)` })
@Index('offer_versions_open', ['offerId'], {
  unique: true,
  where: `(state = ANY (ARRAY['sent'::text, 'accepted'::text]))`,
})
@Index('offer_versions_states', ['state', 'offerId'])
@Index('offer_versions_answer', ['sentAnswerId'], { where: `(sent_answer_id IS NOT NULL)` })
export class OfferVersion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_offer_versions' })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Offer, { name: 'offer_versions_offer_id_fkey', onDelete: 'CASCADE' })
  offerId!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'text', default: 'draft' })
  state!: OfferState;

  /** Incremented by every change of the draft. */
  @Column({ type: 'int', default: 1 })
  revision!: number;

  @Column({ type: 'jsonb' })
  content!: OfferContent;

  /** Id of the press that made it: a repeated one makes no second draft. */
  @Column({ type: 'uuid' })
  requestKey!: string;

  /** SHA-256 of the token in the client's link. */
  @Column({ type: 'bytea' })
  clientToken!: Buffer;

  /** SHA-256 of the token in the link for a colleague, who only reads. */
  @Column({ type: 'bytea' })
  readerToken!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** The answer that sent it; if that is undone, this is a draft again. */
  @Column({ type: 'uuid', nullable: true })
  sentAnswerId!: string | null;

  /** The version that replaced it. */
  @Column({ type: 'uuid', nullable: true })
  retiredBy!: string | null;

  /** First touch, key or scroll on the client's page; perhaps by a program. */
  @Column({ type: 'timestamptz', nullable: true })
  openedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;

  /** Reason of a declined or withdrawn version, or how a member heard of the decision. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  wish!: OfferWish | null;

  @Column({ type: 'jsonb', nullable: true })
  acceptance!: StoredAcceptance | null;

  /** Number of codes that were sent; the present code is derived from it. */
  @Column({ type: 'int', default: 0 })
  codeRound!: number;

  @Column({ type: 'timestamptz', nullable: true })
  codeSentAt!: Date | null;

  /** Wrong tries of the present code. */
  @Column({ type: 'int', default: 0 })
  codeTries!: number;
}
