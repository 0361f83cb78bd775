import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadPayOfPeople } from './pay-of-people.ts';

/** How people are paid; the runs of a year, of all kinds, are made by the module that pays the last of them. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client } = making;
  await client.query("select set_config('talaan.opened', '*', true)");
  await loadPayOfPeople(making);
  await client.query("select set_config('talaan.opened', '', true)");
}
