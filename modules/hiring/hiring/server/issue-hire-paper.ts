import { issuePapers } from '@talaan/papers/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { drawHirePaper } from './draw-hire-paper.ts';
import type { HireRecord } from './read-hire-records.ts';

/** Gives requests that are being approved their codes, and keeps what each says. */
export async function issueHirePaper(call: StepCall, records: readonly HireRecord[]): Promise<void> {
  for (const record of records) {
    const sheet = await drawHirePaper(call, record, true);
    const [paper] = await issuePapers(call, [
      {
        kind: 'request to hire',
        title: `Request to hire: ${record.position}`,
        controlNumber: record.number,
        personnelId: record.requester_id,
        sheet,
      },
    ]);
    await call.db.updateTable('hiring.request').set({ code: paper!.code }).where('id', '=', record.id).execute();
  }
}
