export { itemOn, itemsFor } from './item-on.ts';
export { itemsOfOffice } from './items-of-office.ts';
export { itemsCalled } from './items-called.ts';
export { nameItems } from './name-items.ts';
