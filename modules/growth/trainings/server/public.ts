export { planLinesOfPeople, serviceDue, trainingsClosed, type ClosedTraining, type PlanLine } from './needs.ts';
export { addTraining } from './programmes/write-programme.ts';
export { datedTerms, withRemovable } from './kept/dated-terms.ts';
