import type { ReportName } from '../rules/reports.ts';
import type { ReportSql } from './report.ts';
import { absences } from './reports/absences.ts';
import { attendanceSummary } from './reports/attendance-summary.ts';
import { dtrCompliance } from './reports/dtr-compliance.ts';
import { leaveSummary } from './reports/leave-summary.ts';
import { overtimeSummary } from './reports/overtime-summary.ts';
import { tardiness } from './reports/tardiness.ts';

/** The statements of the six reports. */
export const REPORT_SQL: Readonly<Record<ReportName, ReportSql>> = {
  tardiness,
  absences,
  'attendance-summary': attendanceSummary,
  'leave-summary': leaveSummary,
  'overtime-summary': overtimeSummary,
  'dtr-compliance': dtrCompliance,
};
