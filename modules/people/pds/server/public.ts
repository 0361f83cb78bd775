export { digest } from './digest.ts';
export { eligibilitiesOf } from './eligibilities-of.ts';
export { forgetSheets } from './forget-sheets.ts';
export { freezeSheet, type FrozenSheet } from './freeze-sheet.ts';
export { linkToMissing, nameMissing, formatMissing } from '../rules/format-missing.ts';
export { readSheets } from './read-sheet.ts';
export { sheetFacets } from './facets.ts';
export { startSheets } from './start-sheet.ts';
export { takeAttachmentAway } from './take-attachment-away.ts';
