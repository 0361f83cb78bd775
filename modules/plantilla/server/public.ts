export { itemOn, itemsFor } from './item-on.ts';
export { itemsCalled } from './items-called.ts';
export { nameItems } from './name-items.ts';
