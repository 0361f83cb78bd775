export { fileRequests } from './file-requests.ts';
export { readOpenActions } from './read-open-actions.ts';
export { serveRequests, type Facts, type Moved, type StepCall } from './served-kinds.ts';
export { takeStep, takeStepInAll } from './take-step.ts';
