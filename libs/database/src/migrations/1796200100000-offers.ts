import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers to the client of a lead, their versions, and what was accepted, which outlives the lead (rule offer.versions). */
export class Offers1796200100000 implements MigrationInterface {
  name = 'Offers1796200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE offer_numbers');
    await runner.query(`
      CREATE TABLE offers (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        number text NOT NULL,
        lead_id uuid NOT NULL,
        booking_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_offers PRIMARY KEY (id),
        CONSTRAINT offers_number_key UNIQUE (number),
        CONSTRAINT offers_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES desk_leads (lead_id) ON DELETE CASCADE,
        CONSTRAINT offers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE SET NULL
      )`);
    await runner.query('CREATE INDEX offers_lead ON offers (lead_id, created_at)');
    await runner.query('CREATE INDEX offers_booking ON offers (booking_id) WHERE (booking_id IS NOT NULL)');
    await runner.query(`
      CREATE TABLE offer_versions (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        offer_id uuid NOT NULL,
        version integer NOT NULL,
        state text NOT NULL DEFAULT 'draft',
        revision integer NOT NULL DEFAULT 1,
        content jsonb NOT NULL,
        request_key uuid NOT NULL,
        client_token bytea NOT NULL,
        reader_token bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        sent_answer_id uuid,
        retired_by uuid,
        opened_at timestamptz,
        decided_at timestamptz,
        note text,
        wish jsonb,
        acceptance jsonb,
        code_round integer NOT NULL DEFAULT 0,
        code_sent_at timestamptz,
        code_tries integer NOT NULL DEFAULT 0,
        CONSTRAINT pk_offer_versions PRIMARY KEY (id),
        CONSTRAINT offer_versions_number_key UNIQUE (offer_id, version),
        CONSTRAINT offer_versions_request_key UNIQUE (request_key),
        CONSTRAINT offer_versions_client_token_key UNIQUE (client_token),
        CONSTRAINT offer_versions_reader_token_key UNIQUE (reader_token),
        CONSTRAINT offer_versions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers (id) ON DELETE CASCADE,
        CONSTRAINT offer_versions_state_check
          CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired')),
        CONSTRAINT offer_versions_accepted_check CHECK ((state = 'accepted') = (acceptance IS NOT NULL))
      )`);
    await runner.query(`CREATE UNIQUE INDEX offer_versions_draft ON offer_versions (offer_id) WHERE (state = 'draft')`);
    await runner.query(`CREATE UNIQUE INDEX offer_versions_open ON offer_versions (offer_id)
      WHERE (state IN ('sent', 'accepted'))`);
    await runner.query(`CREATE INDEX offer_versions_answer ON offer_versions (sent_answer_id)
      WHERE (sent_answer_id IS NOT NULL)`);
    await runner.query(`
      CREATE TABLE accepted_offers (
        id uuid NOT NULL,
        lead_id uuid NOT NULL,
        number text NOT NULL,
        version integer NOT NULL,
        content jsonb NOT NULL,
        acceptance jsonb NOT NULL,
        accepted_at timestamptz NOT NULL,
        pdf bytea NOT NULL,
        sha256 text NOT NULL,
        message_id text NOT NULL,
        CONSTRAINT pk_accepted_offers PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX accepted_offers_lead ON accepted_offers (lead_id)');
    await runner.query('CREATE INDEX accepted_offers_at ON accepted_offers (accepted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE accepted_offers');
    await runner.query('DROP TABLE offer_versions');
    await runner.query('DROP TABLE offers');
    await runner.query('DROP SEQUENCE offer_numbers');
  }
}
