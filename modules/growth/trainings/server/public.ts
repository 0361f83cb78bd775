export { planLinesOfPeople, serviceDue, trainingsClosed, type ClosedTraining, type PlanLine } from './needs.ts';
export { addTraining } from './programmes/write-programme.ts';
