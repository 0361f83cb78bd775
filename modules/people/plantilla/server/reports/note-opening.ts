import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import { REPORTS, type ReportName } from '../../contract/reports.ts';

/** Notes that the TINs of the incumbents of these items were written in full: in the audit trail, and for each of them to see. */
export async function noteOpening(call: Call, report: ReportName, day: string, itemIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct personnel_id as id from personnel.appointment_view
    where item_id = any(${[...itemIds]}::integer[]) and not is_substitute and during @> ${day}::date`.execute(call.db);
  await recordChange(call, {
    action: 'open the TINs of a plantilla report',
    subject: `plantilla.report:${report}`,
    after: { on: day, items: itemIds.length, people: rows.length },
  });
  await recordOpenings(
    call,
    rows.map(({ id }) => id),
    `TIN, in the ${REPORTS[report]}`,
  );
}
