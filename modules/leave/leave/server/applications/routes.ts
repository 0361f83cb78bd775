import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeople, findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as applications from '../../contract/applications.ts';
import * as filing from '../../contract/filing.ts';
import { applicationRows, HR, OFFICE } from './application-rows.ts';
import { addPaper, checkPaper, readPaper } from './papers.ts';
import { previewApplication } from './preview-application.ts';
import { readApplication } from './read-application.ts';
import { readAway } from './read-away.ts';
import { readFiling, readFilingCalendar, readLeaveBalances } from './read-filing.ts';

export function mountApplications(server: Server): void {
  mountRows(server, applicationRows);
  mount(server, applications.previewApplication, previewApplication);
  mount(server, applications.readApplication, readApplication);
  mount(server, applications.addPaper, addPaper);
  mount(server, applications.checkPaper, checkPaper);
  mount(server, applications.readPaper, readPaper);
  mount(server, filing.readFiling, readFiling);
  mount(server, filing.readLeaveBalances, readLeaveBalances);
  mount(server, filing.readFilingCalendar, readFilingCalendar);
  mount(server, filing.findFilingPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, [...HR, ...OFFICE]),
  }));
  mount(server, filing.findActingPeople, async (call) => ({
    people: await findPeople(call, { term: call.query.term, groups: [...HR, ...OFFICE], serving: true }),
  }));
  mount(server, filing.readAway, readAway);
}
