import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/card.ts';
import { printCardOf, printMyCard } from './print-card.ts';
import { describeCardOf, describeMyCard } from './read-card.ts';

export function mountCard(server: Server): void {
  mount(server, contract.readMyCard, async (call) => ({ card: await describeMyCard(call, call.query) }));
  mount(server, contract.readCard, async (call) => ({ card: await describeCardOf(call, call.query) }));
  mount(server, contract.printMyCard, printMyCard);
  mount(server, contract.printCard, printCardOf);
}
