export { readForcedYears } from './read-years.ts';
export { planYearEnd } from './plan-year-end.ts';
