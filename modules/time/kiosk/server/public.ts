export { peopleOfCards } from './cards/people-of-cards.ts';
