export { gatherReports } from './reports/read-report.ts';
