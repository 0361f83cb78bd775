import type { StepCall } from '@talaan/requests/server/public.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import { addPapers } from '../applications/add-papers.ts';
import type { Assessed } from '../applications/assess.ts';
import { holdCredits } from '../applications/credits.ts';
import { writeDays } from '../applications/write-days.ts';

/** What is stored of an application itself. */
export function columnsOf(values: LeaveValues, { type, parts }: Assessed, receivedOn: string) {
  const { dates: _, papers: __, allocation: ___, ...stored } = values;
  return { ...stored, terms_on: type.termsOn, received_on: receivedOn, first_day: parts[0]!.date, last_day: parts.at(-1)!.date };
}

/** Writes the dates, papers and allocation of an application, and holds what it takes. */
export async function writeApplication(
  call: StepCall,
  { id, personnelId, step }: { id: number; personnelId: number; step: number },
  values: LeaveValues,
  { type, ownBook, parts, papers }: Assessed,
): Promise<void> {
  const isFirst = step === 1;
  await writeDays(call.db, { id, isFirst, personnelId, charge: type.charge, parts });
  await addPapers(call, { id, isFirst, lastDay: parts.at(-1)!.date, papersMayFollow: type.papersMayFollow }, papers, values.papers);
  if (!isFirst) await call.db.deleteFrom('leave.allocation').where('application_id', '=', id).execute();
  if (values.allocation)
    await call.db
      .insertInto('leave.allocation')
      .values({ application_id: id, ...values.allocation })
      .execute();
  await holdCredits(call, { id, personnelId, type, ownBook, parts }, step);
}
