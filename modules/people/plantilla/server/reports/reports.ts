import type { ReportName } from '../../contract/reports.ts';
import { byStatus } from './by-status.ts';
import { counts } from './counts.ts';
import { psipop } from './psipop.ts';
import type { Report } from './report.ts';
import { vacant } from './vacant.ts';

export const reports: Record<ReportName, Report> = { psipop, vacant, counts, status: byStatus };
