import type { FormName } from '@mainstage/leads/forms';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A key that a visitor's form was sent under, and the answer that it has for good (rule form.idempotency). */
@Entity({ name: 'idempotency_keys' })
@Index('idempotency_keys_created_at', ['createdAt'], { type: 'brin' })
export class IdempotencyKey {
  @PrimaryColumn({ type: 'uuid' })
  key!: string;

  @Column({ type: 'text' })
  form!: FormName;

  /** SHA-256 of form and content: the key may not be used for anything else. */
  @Column({ type: 'bytea' })
  contentHash!: Buffer;

  @Column({ type: 'jsonb' })
  answer!: { id: string };

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
