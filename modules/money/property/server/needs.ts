import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ItemAction, ItemState } from '../workflow.ts';

/** What the modules above work with where property asks something of them. */
export type PropertyCall = Pick<Call, 'db' | 'server' | 'actor' | 'groups' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** An item as the caller sees it now. */
export interface AskedItem {
  id: number;
  state: ItemState;
  /** Whether it is the caller’s own. */
  isOwn: boolean;
}

/** What can be done with items in another module, on the page of an item and beside one’s own: to ask for a transfer, to report a loss. */
export interface ItemLink {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  /** Which of these items it can be done with, and where; asked once for all of them. */
  ask: (call: PropertyCall, items: readonly AskedItem[]) => Promise<ReadonlyMap<number, { label: string; link: string }>>;
}
export const itemLinks = anyPoint<ItemLink>('what is done with items of property');

/** An item after a step. */
export interface MovedItem {
  id: number;
  from: ItemState;
  to: ItemState;
  action: ItemAction;
  /** Who held it before the step, and who after it. */
  heldBy: number | null;
  holder: number | null;
}

/** What follows where items moved, in the same transaction: a clearance that is reopened, a notice. */
export type AfterItemsMoved = (call: PropertyCall, moved: readonly MovedItem[]) => Promise<void>;
export const afterItemsMoved = anyPoint<AfterItemsMoved>('what follows where items of property moved');

/** A delivery that was recorded, and the difference of a physical count that it answers. */
export interface RecordedDelivery {
  id: number;
  difference: number;
}

/** What follows where a delivery brings in what a count found without a card, in the same transaction; refuses where that cannot be. */
export type AfterDelivery = (call: PropertyCall, delivery: RecordedDelivery) => Promise<void>;
export const afterDelivery = anyPoint<AfterDelivery>('what follows where a delivery answers a difference of a count');

/** The day of the last count report that has these items; those that were never counted are left out. Papers up to that day are not voided any more. */
export type CountedOn = (db: Database, itemIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
export const countedOn = anyPoint<CountedOn>('when items of property were counted');
