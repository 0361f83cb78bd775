import { book } from '@talaan/ledger/contract.ts';
import { OVERTIME_SETTINGS } from './settings.ts';

/** In seconds, since an hour and a half has half minutes; a lot for the last day of each month of an authority. */
export const COC = book('COC', {
  name: 'Compensatory overtime credit',
  unit: 'second',
  lots: true,
  cap: OVERTIME_SETTINGS.mostInBalance,
});

/** Days off for duty on a rest day or holiday (section 9.5). */
export const CDO = book('CDO', { name: 'Compensatory day off', unit: 'thousandth of a day', lots: true });
