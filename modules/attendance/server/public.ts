export { computeDueDays } from './compute/compute-due-days.ts';
