export { gatherLetters } from './gather-letters.ts';
