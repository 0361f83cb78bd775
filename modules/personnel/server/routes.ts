import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import * as importing from '../contract/import.ts';
import { exportPersonnel } from './export-personnel.ts';
import { findPersonnel } from './find-personnel.ts';
import { checkImport } from './import/check-import.ts';
import { confirmImport } from './import/confirm-import.ts';
import { dropImport } from './import/drop-import.ts';
import { describeImport } from './import/import-row.ts';
import { listImportRows, listImports } from './import/list-imports.ts';
import { reportImport } from './import/report-import.ts';
import { requireImporter } from './import/require-importer.ts';
import { undoImport } from './import/undo-import.ts';
import { uploadImport } from './import/upload-import.ts';
import { KeptOrders } from './list/kept-orders.ts';
import { listPersonnel } from './list/list-personnel.ts';
import { mountMoves } from './moves/routes.ts';
import { readNeeds } from './needs.ts';
import { readPersonnel } from './read-personnel.ts';
import { mountRecord } from './record/routes.ts';

export function mountPersonnel(server: Server): void {
  const needs = readNeeds(server);
  const orders = new KeptOrders();
  mount(server, contract.listPersonnel, (call) => listPersonnel(call, orders));
  mount(server, contract.exportPersonnel, exportPersonnel);
  mount(server, contract.findPersonnel, findPersonnel);
  mount(server, contract.readPersonnel, readPersonnel);
  mountRecord(server, needs);
  mountMoves(server, needs);

  mount(server, importing.uploadPersonnelImport, uploadImport);
  mount(server, importing.listPersonnelImports, listImports);
  mount(server, importing.readPersonnelImport, async (call) => {
    requireImporter(call);
    return { import: await describeImport(call.db, call.params.id) };
  });
  mount(server, importing.listImportRows, listImportRows);
  mount(server, importing.checkPersonnelImport, checkImport);
  mount(server, importing.confirmPersonnelImport, confirmImport);
  mount(server, importing.downloadImportReport, reportImport);
  mount(server, importing.undoPersonnelImport, undoImport);
  mount(server, importing.dropPersonnelImport, dropImport);
}
