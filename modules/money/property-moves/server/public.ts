export { findKeepers } from './find-keepers.ts';
export { keeping } from './keeping.ts';
export { afterLoss, type AfterLoss } from './needs.ts';
export { sendOut } from './transfers/transfer-out.ts';
