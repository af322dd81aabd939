import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Proof of what a visitor agreed to, when and in which form; the words stand in libs/content/consent. */
@Entity({ name: 'consents' })
export class Consent {
  @PrimaryColumn({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  form!: string;

  @Column({ name: 'text_version', type: 'text' })
  textVersion!: string;

  @PrimaryColumn({ name: 'given_at', type: 'timestamptz' })
  givenAt!: Date;
}
