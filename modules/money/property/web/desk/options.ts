import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { listDeliveries } from '../../contract/deliveries.ts';
import { CLASSES } from '../../contract/fields.ts';
import { listHolders, readChoices } from '../../contract/desk.ts';

/** Fund clusters, as filters offer them. */
export const fundOptions = optionsFrom(readChoices, {}, ({ funds }) =>
  funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}`, short: code })),
);

export const accountOptions = optionsFrom(readChoices, {}, ({ accounts }) =>
  accounts.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}`, short: code })),
);

export const supplierOptions = optionsFrom(readChoices, {}, ({ suppliers }) => suppliers.map((name) => ({ value: name, label: name })));

export const holderOptions = optionsFrom(listHolders, {}, ({ holders }) =>
  holders.map(({ id, fullname, office }) => ({ value: String(id), label: `${fullname} (${office})`, short: fullname })),
);

export const deliveryOptions = optionsFrom(listDeliveries, { query: { per_page: 999 } }, ({ deliveries }) =>
  deliveries.map(({ id, iar_no: number, supplier }) => ({ value: String(id), label: `${number} ${supplier}`, short: number })),
);

export const classOptions = choices(CLASSES).map(({ value, label }) => ({ value, label, short: value }));
