export { fileRequests } from './file-requests.ts';
export { officeOf } from './timeline/preview-route.ts';
export { readOpenActions } from './read-open-actions.ts';
export { readOpenSteps } from './read-open-steps.ts';
export { forgetAbsence, noteAbsence, type Absence } from './note-absence.ts';
export { findFiledPerson, type FiledPerson } from './find-filed-person.ts';
export { findRequest, readDueDay } from './find-request.ts';
export { servedKinds, serveRequests, type Facts, type Moved, type StepCall, type StepInput } from './served-kinds.ts';
export { takeStep, takeStepInAll, takeSteps } from './take-step.ts';
