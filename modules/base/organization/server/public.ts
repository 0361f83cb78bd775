export { addOffices, addPositions, removePlaces } from './add-places.ts';
export { readAppFace, type AppFace } from './campuses/read-app-face.ts';
export { carryDatedRows, type Carried } from './departments/carry-dated-rows.ts';
export { reachesOffice } from './departments/reaches-office.ts';
export type { OfficeUse, Transfer, UsedBy } from './office-use.ts';
export { officesMoved, officeUsesAbove, peopleOfOffices } from './needs.ts';
export { readReachNames, type NameReach } from './name-reach.ts';
export { readLetterhead, readUniversityName } from './letterheads/read-letterhead.ts';
export { salaryOn } from './salary/find-salary-tables.ts';
