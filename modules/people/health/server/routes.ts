import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readAnalytics } from '../contract/analytics.ts';
import * as checklist from '../contract/checklist.ts';
import * as settings from '../contract/settings.ts';
import { STATUSES, type Status } from '../rules/vaccination-status.ts';
import { readAnalytics as answerAnalytics } from './analytics/read-analytics.ts';
import { fetchMyFile, readMine, saveMine, withdrawMine } from './checklist/own-checklist.ts';
import { enterChecklist, fetchFile, readChecklist } from './people/checklist-of-person.ts';
import { peopleRows, reportRows } from './people/people-rows.ts';
import { printingRows } from './people/printing-rows.ts';
import { countPurge, purge } from './purge/purge.ts';
import { addBrand, addPriorityGroup, brandRows, editBrand, editPriorityGroup, priorityGroupRows } from './settings/brands.ts';
import { editHealthSettings, readHealthSettings } from './settings/settings.ts';

export function mountHealth(server: Server): void {
  mount(server, checklist.readMine, readMine);
  mount(server, checklist.saveMine, saveMine);
  mount(server, checklist.withdrawMine, withdrawMine);
  mount(server, checklist.fetchMyFile, fetchMyFile);
  mountRows(server, peopleRows);
  mount(server, checklist.readChecklist, readChecklist);
  mount(server, checklist.enterChecklist, enterChecklist);
  mount(server, checklist.fetchFile, fetchFile);
  mount(server, readAnalytics, answerAnalytics);
  mountRows(server, reportRows, async ({ query, today }, _definition, page) => {
    const { counts } = await page;
    return {
      on: query.on ?? today,
      totals: (Object.keys(STATUSES) as Status[]).map((status) => ({ status, people: counts[status] ?? 0 })),
    };
  });
  mountRows(server, printingRows);
  mount(server, settings.readHealthSettings, readHealthSettings);
  mount(server, settings.editHealthSettings, editHealthSettings);
  mountRows(server, brandRows);
  mount(server, settings.addBrand, addBrand);
  mount(server, settings.editBrand, editBrand);
  mountRows(server, priorityGroupRows);
  mount(server, settings.addPriorityGroup, addPriorityGroup);
  mount(server, settings.editPriorityGroup, editPriorityGroup);
  mount(server, settings.countPurge, countPurge);
  mount(server, settings.purge, purge);
}
