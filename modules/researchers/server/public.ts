export { researchersOfOffice } from './researchers-of-office.ts';
