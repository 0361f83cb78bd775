export { closeMonth } from './close/close-month.ts';
