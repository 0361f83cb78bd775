export { contractsForOffice } from './contracts-for-office.ts';
