import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Proof of a visitor's consent, with time and form; the texts are in libs/content/src/consent. */
@Entity({ name: 'consents' })
export class Consent {
  @PrimaryColumn({ type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  form!: string;

  @Column({ type: 'text' })
  textVersion!: string;

  @PrimaryColumn({ type: 'timestamptz', default: () => 'now()' })
  givenAt!: Date;
}
