export { isCountedAs, isEndedStay, isOfAge, isWithin, registeredFrom, registeredTo } from './lists/counted.ts';
export { actingOffice, findActingOffice, NO_OFFICE, requireActingOffice } from './offices/acting-office.ts';
export { isClosedTo } from './sight/on-route.ts';
export { plainNumber } from './sight/plain-text.ts';
export { markDisposed } from './steps/mark-disposed.ts';
export type { Moving } from './steps/stepping.ts';
export { writeSteps } from './steps/write-steps.ts';
