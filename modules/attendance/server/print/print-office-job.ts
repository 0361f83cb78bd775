import { ZONE } from '@talaan/kernel/server/clock.ts';
import type { Job } from '@talaan/kernel/server/jobs.ts';
import { printInParts } from '@talaan/kernel/server/print-in-parts.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { printDtrSheets } from '../../print/cs-form-48.ts';
import { gatherSheets, type Print } from './gather-sheets.ts';
import type { PrintedPerson } from './find-printed-people.ts';

/** Whose records are printed was decided when the work was started, by who may see what at that moment. */
export interface OfficePrint extends Print {
  title: string;
  paper: 'a4' | 'letter';
  people: PrintedPerson[];
  /** The screen on which the caller prints; it shows this work again. */
  screen: string | null;
}

/** Prints one file for an office. */
export const printOfficeJob: Job<OfficePrint> = {
  kind: 'attendance.print-office',
  run: (work, print) => {
    const { server, accountId, runId } = work;
    const { title, people, screen } = print;
    const printedAt = server.clock.now().toZonedDateTimeISO(ZONE).toPlainDateTime();
    return printInParts(work, {
      title,
      of: people,
      atOnce: 100,
      print: async (part) => printDtrSheets(await gatherSheets(server.db, print, part), { paper: print.paper, printedAt }),
      result: { sheets: people.length },
      tell: (db) =>
        notify(db, server.clock.now(), [accountId], {
          title: 'Daily time records are printed',
          description: `${title}: ${people.length} sheets are ready. Find the file under Jobs.`,
          ...(screen ? { link: `${screen}?printed=${runId}` } : {}),
        }),
    });
  },
};
