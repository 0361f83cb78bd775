export { planLinesOfPeople, serviceDue, trainingsClosed, type ClosedTraining, type PlanLine } from './needs.ts';
