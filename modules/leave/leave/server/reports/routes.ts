import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { parentalRows } from './parental-rows.ts';
import { sickRows } from './sick-rows.ts';
import { usageRows } from './usage-rows.ts';

export function mountReports(server: Server): void {
  mountRows(server, usageRows, async (_call, _list, page) => ({ sums: (await page).sums as { with_pay: number; without_pay: number } }));
  mountRows(server, sickRows);
  mountRows(server, parentalRows);
}
