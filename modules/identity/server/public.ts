export { readActor } from './read-actor.ts';
