import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { form212 } from '@talaan/pds/print/cs-form-212.ts';
import { withoutAnswers } from '@talaan/pds/rules/without-answers.ts';
import { hideNumbersForPrint } from '@talaan/pds/rules/hide-numbers.ts';

interface OfApplication {
  id: number;
  personnel_id: number;
  reference: string;
}

/**
 * CS Form No. 212 as it was frozen with an application, null where there is no copy, as of an application on paper. Checks nothing itself:
 * ask first who may, and note the opening. `hidesNumbers` leaves the ends of identity numbers alone, `hidesAnswers` the answers to questions 34
 * to 40 open, for readers who do not need them (decision 230).
 */
export async function printKeptSheet(
  { db, server }: Pick<Call, 'db' | 'server'>,
  { id, personnel_id, reference }: OfApplication,
  { hidesNumbers = false, hidesAnswers = false } = {},
): Promise<FileAnswer | null> {
  const kept = await withOpenRecords(db, [personnel_id], (tx) =>
    tx.selectFrom('applicants.sheet').select(['image', 'frozen_at']).where('application_id', '=', id).executeTakeFirst(),
  );
  if (!kept) return null;
  const image = kept.image as unknown as SheetOnPaper;
  const shown = hidesAnswers ? withoutAnswers(image) : image;
  const moment = Temporal.Instant.from(new Date(kept.frozen_at).toISOString());
  const frozenOn = longDate(moment.toZonedDateTimeISO(ZONE).toPlainDate().toString());
  return form212.answer(
    server,
    [
      {
        sheet: {
          sheet: hidesNumbers ? hideNumbersForPrint(shown) : shown,
          revision: '2026',
          workSheet: 'written',
          submittedOn: frozenOn,
          foot: `Copy that went with application ${reference}, ${frozenOn}${hidesAnswers ? ', without the answers to questions 34 to 40' : ''}`,
        },
        code: null,
      },
    ],
    `${reference} personal data sheet`,
  );
}
