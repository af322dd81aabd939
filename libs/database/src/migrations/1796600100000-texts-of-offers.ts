import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that a team begins with; without apostrophes, because they are written into the statement. */
const firstTexts: readonly [title: string, language: 'en' | 'de', text: string][] = [
  [
    'Begin an offer',
    'en',
    'Thank you for your interest in {venue}. We are pleased to make you the following offer for your event on {day}.',
  ],
  [
    'End an offer',
    'en',
    'If anything should be different, choose “Ask for a change” on the page of this offer, or simply reply to our email. We look forward to your event.',
  ],
  [
    'Angebot beginnen',
    'de',
    'Vielen Dank für Ihr Interesse an {venue}. Gern machen wir Ihnen für Ihre Veranstaltung am {day} das folgende Angebot.',
  ],
  [
    'Angebot abschließen',
    'de',
    'Wenn etwas anders sein soll, wählen Sie auf der Seite des Angebots „Änderung anfragen“, oder antworten Sie einfach auf unsere E-Mail. Wir freuen uns auf Ihre Veranstaltung.',
  ],
];

/** Text blocks for offers beside those for answers. */
export class TextsOfOffers1796600100000 implements MigrationInterface {
  name = 'TextsOfOffers1796600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE text_blocks ADD COLUMN place text NOT NULL DEFAULT 'answer',
        ADD CONSTRAINT text_blocks_place_check CHECK (place IN ('answer', 'offer'))`);
    const values = firstTexts.map((columns) => `(${columns.map((text) => `'${text}'`).join(', ')}, 'offer')`);
    await runner.query(`INSERT INTO text_blocks (title, language, text, place) VALUES ${values.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM text_block_versions WHERE block_id IN (SELECT id FROM text_blocks WHERE place = 'offer')`);
    await runner.query(`DELETE FROM text_blocks WHERE place = 'offer'`);
    await runner.query('ALTER TABLE text_blocks DROP COLUMN place');
  }
}
