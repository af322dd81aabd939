import { readFileSync } from 'node:fs';
import { importRows } from '@mainstage/bookings/import/import-rows';
import { readCsv } from '@mainstage/bookings/import/read-csv';
import { readIcs } from '@mainstage/bookings/import/read-ics';
import type { Command } from '../command';
import { say } from './booking-named';

export const importing: Record<string, Command> = {
  import: {
    form: '<file.ics|file.csv>',
    says: 'takes over a calendar that was kept elsewhere; again changes nothing',
    async run({ desk, by }, [file = '']) {
      const read = file.endsWith('.ics') ? readIcs : file.endsWith('.csv') ? readCsv : undefined;
      if (!read) throw new TypeError('Say which file: .ics or .csv');
      const { taken, known, refused } = await importRows(desk, read(readFileSync(file, 'utf8')), by);
      for (const { name, reason } of refused) say(`not taken: ${name}: ${reason}`);
      say(`${taken} taken, ${known} there already, ${refused.length} not taken`);
      return refused.length > 0 ? 1 : 0;
    },
  },
};
