import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { officeOf, whoHolds } from '@talaan/requests/server/public.ts';
import { appealFlow } from '../workflow.ts';

/** HR, which files for others after the last day and reopens months; and the record of the month, whose incomplete days the head can certify. */
export async function whoCanHelp({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number, date: string) {
  const names = await whoHolds(db, appealFlow.keptBy, await officeOf(db, personnelId, today), today);
  const month = date.slice(0, 7);
  return {
    who: names && `HR for your office: ${names}.`,
    label: `Open the record of ${monthName(month)}`,
    link: `/account/dtr?month=${month}`,
  };
}
