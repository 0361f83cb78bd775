import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** The school year of today and the one before, from August to June. */
export async function loadSchoolYears({ client, today }: DemoMaking): Promise<void> {
  const running = today.month >= 8 ? today.year : today.year - 1;
  for (const year of [running - 1, running])
    await client.query(
      `insert into leave.school_year (name, during, christmas, vacation_days)
       values ($1, daterange($2, $3, '[]'), daterange($4, $5, '[]'), 84)`,
      [`${year}-${year + 1}`, `${year}-08-10`, `${year + 1}-06-26`, `${year}-12-19`, `${year + 1}-01-03`],
    );
}
