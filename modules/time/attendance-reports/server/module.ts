import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { readBehind as endpoint } from '../contract/reports.ts';
import { REPORT_NAMES } from '../rules/reports.ts';
import { readBehind } from './read-behind.ts';
import { mountReport } from './report-rows.ts';

export const attendanceReportsModule: ServerModule = {
  name: 'attendance-reports',
  mount: mountReports,
};

function mountReports(server: Server): void {
  for (const name of REPORT_NAMES) mountReport(server, name);
  mount(server, endpoint, readBehind);
}
