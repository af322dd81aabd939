import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** The search of the desk finds words of our answers (rule desk.search); an answer names the recipients that were refused. */
export class WordsOfAnswers1796000200000 implements MigrationInterface {
  name = 'WordsOfAnswers1796000200000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE answers ADD COLUMN IF NOT EXISTS searched_words tsvector,
        ADD COLUMN IF NOT EXISTS refused_addresses text[] NOT NULL DEFAULT '{}'`);
    await runner.query(fillWords);
    await runner.query(`
      CREATE OR REPLACE TRIGGER answers_search BEFORE INSERT OR UPDATE OF subject, body, state ON answers
      FOR EACH ROW EXECUTE FUNCTION fill_answers_search()`);
    // Answers of before: the trigger fills their words.
    await runner.query(
      `UPDATE answers SET state = state WHERE searched_words IS NULL AND state NOT IN ('draft', 'undone')`,
    );
    await createIndexConcurrently(
      runner,
      'answers_searched_words',
      'ON answers USING gin (searched_words) WHERE (searched_words IS NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY answers_searched_words');
    await runner.query('DROP TRIGGER answers_search ON answers');
    await runner.query('DROP FUNCTION fill_answers_search()');
    await runner.query('ALTER TABLE answers DROP COLUMN searched_words, DROP COLUMN refused_addresses');
  }
}

/** A draft is its member's own and is not found. */
const fillWords = `
  CREATE OR REPLACE FUNCTION fill_answers_search() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.searched_words := CASE WHEN NEW.state NOT IN ('draft', 'undone')
      THEN public.desk_document(left(NEW.subject || ' ' || NEW.body, 20000)) END;
    RETURN NEW;
  END $$`;
