export { readHeader } from './card/read-header.ts';
export { readsAll } from './card/read-card.ts';
