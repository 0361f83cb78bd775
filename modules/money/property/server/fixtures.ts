import type { Caller } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { readChoices } from '../contract/items.ts';
import { recordDelivery } from '../contract/deliveries.ts';
import { issueItems } from '../contract/papers.ts';

export const TODAY = '2026-11-20';
/** So many of one thing at one price. */
export interface Bought {
  count?: number;
  /** Of each, in centavos. */
  cost?: number;
  fund?: string;
  office?: number;
  serials?: string[];
  article?: string;
}

/** A delivery as it is sent; the account is that of ICT equipment. */
export async function deliveryOf(keeper: Caller, { count = 1, cost = 6_000_000, fund = '01', office, serials = [], article }: Bought = {}) {
  const { accounts } = (await keeper.call(readChoices)).body;
  const ict = accounts.find(({ code }) => code === '10605030')!;
  return {
    dated_on: TODAY,
    supplier: 'Panay Computer Center',
    po_no: 'PO-2026-10-001',
    po_date: '2026-10-20',
    invoice_no: 'SI-4711',
    invoice_date: '2026-11-18',
    inspected_on: '2026-11-19',
    inspected_by: 'Inspection committee',
    accepted_on: '2026-11-19',
    accepted_by: 'Supply officer',
    remarks: '',
    fund_code: fund,
    office_id: office ?? offices.accounting.id,
    repeated_serials: false,
    lines: [
      {
        article: article ?? 'Laptop computer',
        description: '14 inches',
        brand: 'Acer',
        model: 'TravelMate',
        unit: 'unit',
        account_id: ict.id,
        ordered: count,
        accepted: count,
        total: cost * count,
        serials,
        warranty_until: '2028-11-19',
        parts: [] as { description: string; total: number; serials: string[] }[],
      },
    ],
  };
}

/** Items in stock. */
export async function buy(keeper: Caller, bought: Bought = {}): Promise<number[]> {
  const { status, body } = await keeper.call(recordDelivery, { body: await deliveryOf(keeper, bought) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.items;
}

/** Items on papers of a person that wait for them. */
export async function issueTo(keeper: Caller, personnel_id: number, item_ids: number[]) {
  const { status, body } = await keeper.call(issueItems, { body: { personnel_id, item_ids, dated_on: TODAY } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.papers;
}
