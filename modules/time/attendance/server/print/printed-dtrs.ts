import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { dtrForm, type DtrOnPaper } from '../../print/cs-form-48.ts';
import { gatherSheets } from './gather-sheets.ts';
import type { Period } from './period.ts';

/** The daily time records of an office or of chosen people. */
export const printedDtrs = printedMany<number, { period: Period; paper: 'a4' | 'letter' }, DtrOnPaper>({
  kind: 'attendance.print-office',
  what: 'Daily time records',
  form: dtrForm,
  atOnce: 100,
  gather: ({ work: { server }, call: { db, now, today } }, people, order) =>
    gatherSheets({ db, server }, { ...order, today, printedAt: now.toZonedDateTimeISO(ZONE).toPlainDateTime() }, people),
});
