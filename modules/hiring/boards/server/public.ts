export { majorityOf, sitsFor } from '../rules/quorum.ts';
export { inhibitionsOf, type Inhibition } from './inhibitions-of.ts';
export { votingSeats, type Seat } from './voting-seats.ts';
