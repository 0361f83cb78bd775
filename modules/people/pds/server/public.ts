export { digest } from './digest.ts';
export { eligibilitiesOf } from './eligibilities-of.ts';
export { forgetSheets } from './forget-sheets.ts';
export { freezeSheet, type FrozenSheet } from './freeze-sheet.ts';
export { linkToMissing, nameMissing, sayMissing } from '../rules/say-missing.ts';
export { readSheets } from './read-sheet.ts';
export { sheetFacets } from './facets.ts';
export { startSheets } from './start-sheet.ts';
export { takeAttachmentAway } from './take-attachment-away.ts';
