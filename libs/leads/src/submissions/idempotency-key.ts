import type { FormName } from '../forms';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A form's idempotency key and its stored response (rule form.idempotency). */
@Entity({ name: 'idempotency_keys' })
@Index('idempotency_keys_created_at', ['createdAt'], { type: 'brin' })
export class IdempotencyKey {
  @PrimaryColumn({ type: 'uuid' })
  key!: string;

  @Column({ type: 'text' })
  form!: FormName;

  /** SHA-256 of form and content; the key is rejected for any other content. */
  @Column({ type: 'bytea' })
  contentHash!: Buffer;

  @Column({ type: 'jsonb' })
  answer!: { id: string };

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
