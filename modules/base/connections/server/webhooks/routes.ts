import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/webhooks.ts';
import { addWebhook, editWebhook, removeWebhook, sendDeliveriesAgain, tryWebhook } from './change-webhooks.ts';
import { deliveryRows } from './delivery-rows.ts';
import { readWebhooks } from './read-webhooks.ts';

export function mountWebhooks(server: Server): void {
  mountRows(server, deliveryRows);
  mount(server, contract.readWebhooks, readWebhooks);
  mount(server, contract.addWebhook, addWebhook);
  mount(server, contract.editWebhook, editWebhook);
  mount(server, contract.removeWebhook, removeWebhook);
  mount(server, contract.tryWebhook, tryWebhook);
  mount(server, contract.sendDeliveriesAgain, sendDeliveriesAgain);
}
