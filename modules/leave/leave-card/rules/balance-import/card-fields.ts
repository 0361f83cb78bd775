import type { ImportField, ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readText, type Read } from '@talaan/imports/rules/readers.ts';
import { whoseFields, type Whose } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { readCredits } from './read-credits.ts';

export interface CardValues extends Whose {
  /** `YYYY-MM` */
  period: string;
  particulars: string;
  vl_earned: number;
  vl_used: number;
  vl_balance: number;
  vl_without: number;
  sl_earned: number;
  sl_used: number;
  sl_balance: number;
  sl_without: number;
}

/** The columns of the leave card as it is printed (domain page of leave, section 8), one row of it a line. */
export const cardFields: ImportFields<CardValues> = {
  ...whoseFields,
  period: {
    title: 'Period',
    aliases: ['period', 'month', 'period covered', 'month year'],
    isRequired: true,
    read: readMonth,
    help: 'The month of the row: 2019-03, 03/2019 or Mar 2019.',
    example: '2019-03',
  },
  particulars: {
    title: 'Particulars',
    aliases: ['particulars', 'particular', 'details'],
    read: readText(100),
    help: 'As on the card, such as UT 0-1-15 or VL (2-0-0).',
    example: 'Earned',
  },
  vl_earned: days('VL earned', ['vl earned', 'vacation leave earned', 'earned vl'], '1.250'),
  vl_used: days('VL with pay', ['vl with pay', 'vl abs und w p', 'vl absence undertime with pay', 'vl used'], ''),
  vl_balance: days('VL balance', ['vl balance', 'vacation leave balance', 'balance vl'], '43.750'),
  vl_without: days('VL without pay', ['vl without pay', 'vl abs und w o p', 'vl absence undertime without pay', 'vl lwop'], ''),
  sl_earned: days('SL earned', ['sl earned', 'sick leave earned', 'earned sl'], '1.250'),
  sl_used: days('SL with pay', ['sl with pay', 'sl abs und w p', 'sl absence undertime with pay', 'sl used'], ''),
  sl_balance: days('SL balance', ['sl balance', 'sick leave balance', 'balance sl'], '61.500'),
  sl_without: days('SL without pay', ['sl without pay', 'sl abs und w o p', 'sl absence undertime without pay', 'sl lwop'], ''),
};

function days(title: string, aliases: readonly string[], example: string): ImportField<number> {
  const help = title.endsWith('balance')
    ? 'Compared with the rows above it. Alone in the first row of a person it is brought forward.'
    : 'Days with three decimals.';
  return { title, aliases, read: readCredits, help, example };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2019-03`, `2019-03-31`, `03/2019`, `March 2019`. */
function readMonth(cell: string): Read<string> {
  const iso = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?$/.exec(cell);
  if (iso) return { value: `${iso[1]}-${iso[2]}` };
  const slashed = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(cell);
  if (slashed) return { value: `${slashed[2]}-${slashed[1]!.padStart(2, '0')}` };
  const named = /^([a-z]{3})[a-z]*\.? ((?:19|20)\d\d)$/i.exec(cell);
  const month = named ? MONTHS.indexOf(named[1]!.toLowerCase()) + 1 : 0;
  return month > 0
    ? { value: `${named![2]}-${String(month).padStart(2, '0')}` }
    : { error: `“${cell.slice(0, 40)}” is not a month, such as 2019-03 or Mar 2019.` };
}
