import { notFound } from '@talaan/kernel/server/errors.ts';
import { mountLookup } from '@talaan/kernel/server/search/lookup.ts';
import { mountFieldEdits } from '@talaan/kernel/server/field-edits/mount-field-edits.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import * as items from '../contract/items.ts';
import { countPlantillaUses, plantillaLists } from '../contract/lists.ts';
import * as personnels from '../contract/personnels.ts';
import * as reports from '../contract/reports.ts';
import { countVacancies as vacancies } from '../contract/vacancies.ts';
import { attachItem, listItemsToAttach } from './attach-item.ts';
import { countVacancies } from './count-vacancies.ts';
import { addItems } from './items/add-items.ts';
import { editItem } from './items/edit-item.ts';
import { itemEdits } from './items/item-edits.ts';
import { itemRows } from './items/item-rows.ts';
import { readItem } from './items/read-item.ts';
import { reclassifyItem } from './items/reclassify-item.ts';
import { setStates } from './items/set-states.ts';
import { exportReport } from './reports/export-report.ts';
import { startPrint } from './reports/print-report.ts';
import { readMap } from './reports/read-map.ts';
import { readReport } from './reports/read-report.ts';
import { countWithoutItem, seatedRows } from './seated-rows.ts';

export function mountPlantilla(server: Server): void {
  for (const list of plantillaLists) mountLookup(server, list);
  mount(server, countPlantillaUses, async ({ db, params }) => {
    const list = plantillaLists.find(({ table }) => table === `plantilla.${params.list}`);
    if (!list) throw notFound('There is no such list.');
    return { uses: [...(await countUses(db, list.table))].map(([id, use]) => ({ id, ...use })) };
  });

  mountRows(server, itemRows);
  mountFieldEdits(server, itemEdits);
  mount(server, items.addItems, addItems);
  mount(server, items.setItemStates, setStates);
  mount(server, items.readItem, readItem);
  mount(server, items.editItem, editItem);
  mount(server, items.reclassifyItem, reclassifyItem);

  mountRows(server, seatedRows, countWithoutItem);
  mount(server, personnels.listItemsToAttach, listItemsToAttach);
  mount(server, personnels.attachItem, attachItem);

  mount(server, vacancies, countVacancies);
  mount(server, reports.readMap, readMap);
  mount(server, reports.readReport, readReport);
  mount(server, reports.exportReport, exportReport);
  mount(server, reports.printReport, startPrint);
}
