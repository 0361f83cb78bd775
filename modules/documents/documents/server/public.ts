export { isCountedAs, isEndedStay, isOfAge, isWithin, registeredFrom, registeredTo } from './lists/counted.ts';
export { actingOffice, findActingOffice } from './offices/acting-office.ts';
