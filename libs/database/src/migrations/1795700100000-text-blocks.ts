import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that a team begins with; it changes them at the desk. Without apostrophes, because they are written into the statement. */
const firstTexts: readonly [title: string, language: 'en' | 'de', text: string][] = [
  [
    'Invite to a tour',
    'en',
    'The best way to judge a room is to stand in it. We would be glad to show you {venue}: simply reply with two or three times that suit you.',
  ],
  [
    'Explain the option',
    'en',
    'We can hold {venue} on {day} for you free of charge. If another client asks for the same day in the meantime, we get in touch with you first, and you decide.',
  ],
  [
    'Ask for the schedule',
    'en',
    'To plan set-up and staff we need a rough schedule: when do your guests arrive, when does the programme begin, and when does it end?',
  ],
  [
    'Decline politely',
    'en',
    'Unfortunately, we cannot offer you a suitable room on {day}. Should your date be flexible, please let us know: we will gladly look for another day.',
  ],
  [
    'Zur Besichtigung einladen',
    'de',
    'Einen Raum beurteilt man am besten vor Ort. Gern zeigen wir Ihnen {venue}: Nennen Sie uns einfach zwei oder drei Termine, die Ihnen passen.',
  ],
  [
    'Option erklären',
    'de',
    'Auf Wunsch halten wir {venue} am {day} kostenfrei für Sie frei. Fragt in der Zwischenzeit jemand anderes für denselben Tag an, melden wir uns zuerst bei Ihnen, und Sie entscheiden.',
  ],
  [
    'Nach dem Ablauf fragen',
    'de',
    'Damit wir Aufbau und Personal planen können, brauchen wir einen groben Ablauf: Wann treffen Ihre Gäste ein, wann beginnt das Programm und wann endet es?',
  ],
  [
    'Freundlich absagen',
    'de',
    'Leider können wir Ihnen am {day} keinen passenden Raum anbieten. Falls Sie beim Termin flexibel sind, geben Sie uns gern Bescheid: Wir suchen dann nach einem anderen Tag.',
  ],
];

/** Texts of the team for answers, with every version that they had. */
export class TextBlocks1795700100000 implements MigrationInterface {
  name = 'TextBlocks1795700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE text_blocks (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        title text NOT NULL,
        language text NOT NULL,
        text text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        changed_by text,
        changed_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        CONSTRAINT pk_text_blocks PRIMARY KEY (id),
        CONSTRAINT text_blocks_language_check CHECK (language IN ('en', 'de'))
      )`);
    await runner.query(`
      CREATE TABLE text_block_versions (
        block_id uuid NOT NULL,
        version integer NOT NULL,
        title text NOT NULL,
        language text NOT NULL,
        text text NOT NULL,
        changed_by text,
        changed_at timestamptz NOT NULL,
        CONSTRAINT pk_text_block_versions PRIMARY KEY (block_id, version),
        CONSTRAINT text_block_versions_block_id_fkey FOREIGN KEY (block_id) REFERENCES text_blocks (id)
      )`);
    const values = firstTexts.map((columns) => `(${columns.map((text) => `'${text}'`).join(', ')})`);
    await runner.query(`INSERT INTO text_blocks (title, language, text) VALUES ${values.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE text_block_versions');
    await runner.query('DROP TABLE text_blocks');
  }
}
