import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as charges from '../contract/charges.ts';
import * as choices from '../contract/choices.ts';
import * as home from '../contract/home.ts';
import * as sources from '../contract/sources.ts';
import { previewCost } from './sources/preview-cost.ts';
import { followService } from './follow-service.ts';
import { readFundsHome } from './home.ts';
import { postingRows } from './ledger/posting-rows.ts';
import { chargePeople } from './people/charge-people.ts';
import { chargeRows } from './people/charge-rows.ts';
import { readFundChoices } from './people/choices.ts';
import { endCharge } from './people/end-charge.ts';
import { readMonthToPay, recordPayment } from './people/payments.ts';
import { unfundedRows } from './people/unfunded-rows.ts';
import { findFundItems, readFundForm } from './sources/find-items.ts';
import { readSource } from './sources/read-source.ts';
import { sourceRows } from './sources/source-rows.ts';
import { addSource, editSource, removeSource } from './sources/write-source.ts';

export function mountFundSources(server: Server): void {
  followService(server);
  mountRows(server, sourceRows, async (_call, _definition, page) => ({
    sums: (await page).sums as { allotment: number; obligated: number; balance: number },
  }));
  mount(server, sources.readFundForm, readFundForm);
  mount(server, sources.findFundItems, findFundItems);
  mount(server, sources.previewCost, previewCost);
  mount(server, choices.readFundChoices, readFundChoices);
  mount(server, home.readFundsHome, readFundsHome);
  mountRows(server, unfundedRows, async ({ today }) => ({ year: Number(today.slice(0, 4)) }));
  mount(server, sources.readSource, readSource);
  mount(server, sources.addSource, addSource);
  mount(server, sources.editSource, editSource);
  mount(server, sources.removeSource, removeSource);
  mountRows(server, chargeRows);
  mount(server, charges.chargePeople, chargePeople);
  mount(server, charges.endCharge, endCharge);
  mountRows(server, postingRows);
  mount(server, charges.readMonthToPay, readMonthToPay);
  mount(server, charges.recordPayment, recordPayment);
}
