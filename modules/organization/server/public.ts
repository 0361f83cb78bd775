export { addOffices, addPositions, removePlaces } from './add-places.ts';
export type { OfficeUse } from './departments/office-use.ts';
export { readLetterhead, readUniversityName } from './letterheads/read-letterhead.ts';
export { salaryOn } from './salary/find-salary-tables.ts';
