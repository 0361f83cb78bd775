import { sql } from 'kysely';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

/** What the cashier is asked before runs are released, which cannot be taken back: whom each pays and how much, and who has no account to pay to. */
export async function askRelease({ db }: Pick<Call, 'db'>, runs: readonly { id: number }[]): Promise<Map<number, string>> {
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ id: number; people: number; net: number; held: number; no_account: number }>`
      select r.id, r.people, r.net, count(*) filter (where s.held_because is not null)::integer as held,
        count(*) filter (where s.held_because is null and f.account_sealed is null)::integer as no_account
      from payroll.run r left join payroll.payslip s on s.run_id = r.id left join payroll.profile f on f.personnel_id = s.personnel_id
      where r.id = any(${runs.map(({ id }) => id)}::integer[]) group by r.id`.execute(open),
  );
  return new Map(
    rows.map(({ id, people, net, held, no_account: unknown }) => {
      const aside = [
        unknown > 0 && `${countOf(unknown, 'of them has', 'of them have')} no bank account on record.`,
        held > 0 && `${countOf(held, 'person is', 'people are')} held and not paid.`,
      ];
      const sentences = [
        `Release ${formatPesos(net)} to ${countOf(people, 'person', 'people')}?`,
        ...aside,
        'The payslips are shown to their owners, and nothing of this run changes after that.',
      ];
      return [id, sentences.filter(Boolean).join(' ')];
    }),
  );
}
