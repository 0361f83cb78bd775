export { digest } from './digest.ts';
export { readOpenSheets, readSheet, readSheets } from './read-sheet.ts';
export { weighSheets } from './stand.ts';
export { startSheets } from './start-sheet.ts';
