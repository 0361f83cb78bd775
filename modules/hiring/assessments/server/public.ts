export { selectedOf, type Selected } from './selected-of.ts';
