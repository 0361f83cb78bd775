import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/** The level of each eligibility that has none yet (domain page, section 14.13): from its code, else the second. */
export async function loadReference(client: Connection): Promise<void> {
  await client.query(`
    insert into screening.eligibility_level (eligibility_id, level, is_licence)
    select id,
      case when code in ('NONE', 'DRIVER') then 'none' when code in ('CSSP', 'BOE', 'BHW', 'BNW', 'SKILLS', 'SANGGUNIAN') then 'first'
        when code in ('CES', 'CSEE') then 'third' else 'second' end,
      name like 'RA 1080%' or code = 'DRIVER'
    from reference.eligibility on conflict do nothing`);
}
