import type { ReportName } from '../../contract/reports.ts';
import type { PlantillaNeeds } from '../needs.ts';
import { byStatus } from './by-status.ts';
import { counts } from './counts.ts';
import { psipop } from './psipop.ts';
import type { Report } from './report.ts';
import { vacant } from './vacant.ts';

export type Reports = Record<ReportName, Report>;

export function makeReports({ eligibilitiesOf = async () => new Map() }: PlantillaNeeds): Reports {
  return { psipop: psipop(eligibilitiesOf), vacant, counts, status: byStatus };
}
