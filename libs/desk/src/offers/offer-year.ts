import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A year in which offers are numbered from 1. */
@Entity({ name: 'offer_years' })
export class OfferYear {
  /** In Frankfurt. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_offer_years' })
  year!: number;

  /** Value of the sequence `offer_numbers` before the first number of the year. */
  @Column({ type: 'bigint' })
  before!: string;
}
