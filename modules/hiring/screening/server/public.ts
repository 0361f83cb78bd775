export { readScreening, type ScreeningOfApplication } from './read-screening.ts';
