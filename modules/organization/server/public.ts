export { addOffices, addPositions, removePlaces } from './add-places.ts';
