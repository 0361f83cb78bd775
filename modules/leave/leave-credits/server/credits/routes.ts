import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as lots from '../../contract/lots.ts';
import * as service from '../../contract/service-credits.ts';
import { addLot, takeBackLot } from './add-lot.ts';
import { grantServiceCredits, withdrawServiceGrant } from './grant-service.ts';
import { lotRows } from './lot-rows.ts';
import { convertAll, readMyServiceCredits, readServiceCredits } from './service-account.ts';
import { serviceCreditRows, serviceGrantRows } from './service-rows.ts';

export function mountCredits(server: Server): void {
  mountRows(server, lotRows);
  mount(server, lots.addLot, addLot);
  mount(server, lots.takeBackLot, takeBackLot);

  mountRows(server, serviceCreditRows);
  mountRows(server, serviceGrantRows);
  mount(server, service.readMyServiceCredits, readMyServiceCredits);
  mount(server, service.readServiceCredits, readServiceCredits);
  mount(server, service.grantServiceCredits, grantServiceCredits);
  mount(server, service.withdrawServiceGrant, withdrawServiceGrant);
  mount(server, service.convertServiceCredits, convertAll);
}
