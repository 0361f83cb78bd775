export { addItems, type ItemsOrigin } from './deliveries/add-items.ts';
export { heldItems, type HeldItem } from './held-items.ts';
export { markStickers } from './items/care-for-item.ts';
export { correctCards, type CardCorrection } from './items/correct-cards.ts';
export { markConditions } from './items/mark-conditions.ts';
export {
  afterDelivery,
  afterItemsMoved,
  countedOn,
  itemLinks,
  type AfterDelivery,
  type AfterItemsMoved,
  type AskedItem,
  type CountedOn,
  type ItemLink,
  type MovedItem,
  type PropertyCall,
} from './needs.ts';
export { answerFile } from './papers/read-paper.ts';
export { findAccountable, type Accountable } from './papers/find-accountable.ts';
export { issueReceipts, type IssuedReceipt, type Receipt } from './papers/issue-receipts.ts';
export { reachesItems, requireKept } from './reach.ts';
export { readSigners, type Signer } from './papers/read-signers.ts';
export { requirePast } from './require-past.ts';
export { lockItems, nameItem, type LockedItem } from './steps/lock-items.ts';
export { moveItems, type ItemMove } from './steps/move-items.ts';
export { takeNumbers } from './take-numbers.ts';
