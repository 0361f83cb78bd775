import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as notices from '../contract/notices.ts';
import * as nosa from '../contract/nosa.ts';
import * as nosi from '../contract/nosi.ts';
import { actOnAll } from './act/act-on-all.ts';
import { actOnNotices } from './act/act-on-notices.ts';
import { correctNotice } from './correct-notice.ts';
import { readNotice } from './find-notice.ts';
import { countNotices, noticeRows } from './notice-rows.ts';
import { generateNosa } from './nosa/generate-nosa.ts';
import { exportPreview, listTables, preview } from './nosa/preview-nosa.ts';
import { generateNosi } from './nosi/generate-nosi.ts';
import { grantMerit, showMeritPlaces } from './nosi/grant-merit.ts';
import { exportDueSteps, listDueSteps } from './nosi/list-due.ts';
import { liftWithholding, withholdStep } from './nosi/withhold.ts';
import { listOwnNotices } from './own-notices.ts';
import { printFew, printOwn } from './print/print-few.ts';
import { printMany } from './print/print-many.ts';

export function mountNotices(server: Server): void {
  mount(server, nosa.listNosaTables, listTables);
  mount(server, nosa.previewNosa, preview);
  mount(server, nosa.exportNosa, exportPreview);
  mount(server, nosa.generateNosa, generateNosa);

  mount(server, nosi.listDueSteps, listDueSteps);
  mount(server, nosi.exportDueSteps, exportDueSteps);
  mount(server, nosi.generateNosi, generateNosi);
  mount(server, nosi.withholdStep, withholdStep);
  mount(server, nosi.liftWithholding, liftWithholding);
  mount(server, nosi.readMeritPlaces, showMeritPlaces);
  mount(server, nosi.grantMerit, grantMerit);

  mountRows(server, noticeRows, countNotices);
  mount(server, notices.printNotices, printFew);
  mount(server, notices.readNotice, readNotice);
  mount(server, notices.actOnNotices, actOnNotices);
  mount(server, notices.actOnAllNotices, actOnAll);
  mount(server, notices.correctNotice, correctNotice);
  mount(server, notices.printManyNotices, printMany);

  mount(server, notices.listOwnNotices, listOwnNotices);
  mount(server, notices.printOwnNotice, printOwn);
}
