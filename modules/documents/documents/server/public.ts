export { dayAfter, isCountedAs, isEndedStay, isOfAge, isWithin, registeredFrom, registeredTo, startOf } from './lists/counted.ts';
export {
  actingOffice,
  findActingOffice,
  NO_OFFICE,
  officesOfCaller,
  requireActingOffice,
  type ActingOffice,
} from './offices/acting-office.ts';
export { clerksOf } from './offices/clerks-of.ts';
export { closingMoment, localMinute } from './offices/local-minute.ts';
export { loadCalendar } from './offices/office-calendar.ts';
export { notifyOffices } from './offices/notify-offices.ts';
export { ownOffices } from './offices/own-offices.ts';
export {
  circulations,
  explanations,
  filesOfDocuments,
  ratings,
  stepLabels,
  type Circulations,
  type Explanations,
  type FilesOfDocuments,
  type Ratings,
  type StepLabel,
} from './points.ts';
export { isClosedTo, isOnRoute, isSeenWhole } from './sight/on-route.ts';
export { plainNumber, plainTextOf } from './sight/plain-text.ts';
export { acts, documentAct, type SaidOf } from './steps/act.ts';
export { setDueMoments } from './steps/hold.ts';
export { lockDocuments, readDocuments, type LockedDocument } from './steps/lock-documents.ts';
export { markDisposed } from './steps/mark-disposed.ts';
export { notifyDesks } from './steps/notify-desks.ts';
export { requireOffices } from './steps/require-offices.ts';
export { dueOn, stepped, type Moving, type Stepping } from './steps/stepping.ts';
export { nameOf } from './steps/why-not.ts';
export { writeSteps } from './steps/write-steps.ts';
export { attachFiles } from './texts/attach-files.ts';
