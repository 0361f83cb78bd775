export { digest } from './digest.ts';
export { eligibilitiesOf } from './eligibilities-of.ts';
export { sheetFacets } from './facets.ts';
export { readOpenSheets, readSheet, readSheets } from './read-sheet.ts';
export { measureSheets } from './stand.ts';
export { startSheets } from './start-sheet.ts';
