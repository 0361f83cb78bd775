import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as days from '../contract/days.ts';
import * as orders from '../contract/orders.ts';
import { dayRows } from './days/day-rows.ts';
import { logIn, logOut } from './days/log-day.ts';
import { printAccomplishments } from './days/print-accomplishments.ts';
import { readHomeLog } from './days/read-log.ts';
import { readHomeToday } from './days/read-today.ts';
import { reportAccomplishment } from './days/report-accomplishment.ts';
import { fileHomeOrder } from './orders/file-order.ts';
import { orderRows } from './orders/order-rows.ts';
import { readHomeOrder } from './orders/read-order.ts';

export function mountTelework(server: Server): void {
  mountRows(server, orderRows);
  mount(server, orders.readHomeOrder, readHomeOrder);
  mount(server, orders.fileHomeOrder, fileHomeOrder);
  mountRows(server, dayRows, async (_call, _definition, page) => ({ counts: (await page).counts as never }));
  mount(server, days.readHomeToday, readHomeToday);
  mount(server, days.logIn, logIn);
  mount(server, days.logOut, logOut);
  mount(server, days.readHomeLog, readHomeLog);
  mount(server, days.reportAccomplishment, reportAccomplishment);
  mount(server, days.printAccomplishments, printAccomplishments);
}
