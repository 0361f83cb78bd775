import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { liabilityRows } from './liability-rows.ts';

export function mountLiability(server: Server): void {
  mountRows(server, liabilityRows, async ({ db, today, query }, _list, page) => ({
    sums: (await page).sums as { vl: number; sl: number; value: number },
    factor: (await agencySettingsOn(db, LEAVE_OF_AGENCY, query.on ?? today)).constantFactor,
  }));
}
