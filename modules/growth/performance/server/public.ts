export { calibrateReady } from './calibration/calibrate-office.ts';
export { computeFinal } from './forms/final-rating.ts';
export { gatherSheets } from './forms/gather-sheets.ts';
export { readByRequest } from './forms/find-form.ts';
