export { eligibilitiesOf } from './eligibilities-of.ts';
export { sheetFacets } from './facets.ts';
export { startSheets } from './start-sheet.ts';
