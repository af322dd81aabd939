import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Details of an action: numbers, names of states and keyed hashes. */
export type ActionDetails = Record<string, string | number | boolean | Record<string, number> | null>;

/** Audit record of an operator's change, without personal data. */
@Entity({ name: 'operator_actions' })
@Index('operator_actions_at', ['at'])
export class OperatorAction {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  /** The operator's user name, or `command line`. */
  @Column({ type: 'text' })
  actor!: string;

  @Column({ type: 'text' })
  action!: string;

  /** The mail or session of the action. */
  @Column({ type: 'uuid', nullable: true })
  subject!: string | null;

  @Column({ type: 'jsonb', default: {} })
  details!: ActionDetails;
}
