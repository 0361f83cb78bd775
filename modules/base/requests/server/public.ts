export { reasonOf as reasonOfEnd } from './moves/end-with-service.ts';
export { fileRequests } from './file-requests.ts';
export { followRecords } from './moves/follow-records.ts';
export { officeOf, previewRoute } from './timeline/preview-route.ts';
export { readOpenActions } from './read-open-actions.ts';
export { readOpenSteps } from './read-open-steps.ts';
export { forgetAbsence, noteAbsence, type Absence } from './notes/note-absence.ts';
export { forgetSitting, noteSitting, type Sitting } from './notes/note-sittings.ts';
export { findFiledPerson, type FiledPerson } from './find-filed-person.ts';
export { findRequest, readDueDay } from './find-request.ts';
export {
  servedKinds,
  serveRequests,
  type AskingCall,
  type Facts,
  type Moved,
  type ServedKind,
  type StepCall,
  type StepInput,
  type Waiting,
} from './served-kinds.ts';
export { takeStep, takeStepInAll, takeSteps } from './take-step.ts';
export { turnsOf } from './inbox/turns-of.ts';
export { whoHolds } from './who-holds.ts';
export { followFacts } from './write-stages.ts';
