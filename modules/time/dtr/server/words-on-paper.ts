import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { dtrFlow, type DtrState } from '../workflow.ts';
import { namePeriod, type Period } from '../rules/periods.ts';

interface Row extends Period {
  id: number;
  state: DtrState | null;
  at: string | null;
  by: string | null;
}

/** What a printed time record says of its state: the last step of each record within the period, and of what was never submitted that it is a draft. */
export async function wordsOnPaper(db: Database, people: readonly number[], { from, to }: Period): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<Row>`
    select w.id, x.state, lower(x.during) as "from", upper(x.during) - 1 as "to", t.at, p.fullname as by
    from unnest(${[...people]}::integer[]) w (id)
    left join dtr.submission x on x.personnel_id = w.id and x.during && daterange(${from}::date, ${to}::date, '[]')
    left join requests.request r on r.id = x.id left join requests.step t on t.request_id = r.id and t.no = r.last_no
    left join personnel.person_view p on p.id = t.personnel_id order by w.id, x.during`.execute(db);
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, records]) => [id, formatRecords(records, { from, to })]));
}

/** Of several records in one period, each with its days. */
function formatRecords(records: readonly Row[], period: Period): string {
  return records
    .map((record) => {
      const isAll = record.state === null || (record.from <= period.from && record.to >= period.to);
      return isAll ? formatState(record) : `${namePeriod(record)}: ${formatState(record)}`;
    })
    .join('; ');
}

function formatState({ state, at, by }: Row): string {
  if (state === null || state === 'OPEN' || at === null) return 'Draft, not submitted';
  const day = longDate(Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDate().toString());
  return `${dtrFlow.wordsOf(state)} on ${day}${by === null ? '' : ` by ${by}`}`;
}
