import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as calls from '../../contract/balances.ts';
import { balanceRows } from './balance-rows.ts';
import { bringForward, correctBalance, takeBackEntered, transferCredits } from './enter-credits.ts';
import { findSource, readBalances } from './read-balances.ts';

export function mountBalances(server: Server): void {
  mountRows(server, balanceRows, async (_call, _list, page) => ({ sums: (await page).sums as { vl: number; sl: number; held: number } }));
  mount(server, calls.readBalances, readBalances);
  mount(server, calls.bringForward, bringForward);
  mount(server, calls.transferCredits, transferCredits);
  mount(server, calls.correctBalance, correctBalance);
  mount(server, calls.takeBackEntered, takeBackEntered);
  mount(server, calls.fetchSource, findSource);
}
