import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as cards from '../contract/cards.ts';
import * as depreciation from '../contract/depreciation.ts';
import * as home from '../contract/home.ts';
import * as register from '../contract/register.ts';
import * as rspi from '../contract/rspi.ts';
import { printCard, printCards } from './cards/print-cards.ts';
import { readCard } from './cards/read-cards.ts';
import { depreciatedRows } from './depreciation/depreciated-rows.ts';
import { printSchedule, readSchedule } from './depreciation/read-schedule.ts';
import { readBooksHome } from './home.ts';
import { printRegister } from './register/print-register.ts';
import { registerRows } from './register/register-rows.ts';
import { issueRspi, previewRspi, voidRspi } from './rspi/issue-rspi.ts';
import { printRspi, readRspi } from './rspi/read-rspi.ts';
import { rspiRows } from './rspi/rspi-rows.ts';

export function mountBooks(server: Server): void {
  mount(server, cards.readCard, readCard);
  mount(server, cards.printCard, printCard);
  mount(server, cards.printCards, printCards);
  mountRows(server, registerRows);
  mount(server, register.printRegister, printRegister);
  mountRows(server, rspiRows);
  mount(server, rspi.previewRspi, previewRspi);
  mount(server, rspi.issueRspi, issueRspi);
  mount(server, rspi.readRspi, readRspi);
  mount(server, rspi.printRspi, printRspi);
  mount(server, rspi.voidRspi, voidRspi);
  mount(server, depreciation.readSchedule, readSchedule);
  mount(server, depreciation.printSchedule, printSchedule);
  mountRows(server, depreciatedRows);
  mount(server, home.readBooksHome, readBooksHome);
}
