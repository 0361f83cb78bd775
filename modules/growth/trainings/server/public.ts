export { planLinesOfPeople, serviceDue, trainingsClosed, type PlanLine } from './needs.ts';
