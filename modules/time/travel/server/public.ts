export { callOffTrip, recordTrip, type RecordedTrip } from './trips/record-trip.ts';
