export { itemOn, itemsFor } from './item-on.ts';
export { nameItems } from './name-items.ts';
