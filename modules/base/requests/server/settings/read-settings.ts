import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readRequestSettings as endpoint, ShownRule } from '../../contract/settings.ts';
import { servedKinds } from '../served-kinds.ts';

type Answer = AnswerOf<typeof endpoint>;

/** What applies today and what is to come. */
export async function readSettings({ db, today }: Pick<Call, 'db' | 'today'>): Promise<Answer> {
  const notOver = sql`(upper(during) is null or upper(during) > ${today}::date)`;
  const { rows: heads } = await sql<Answer['heads'][number]>`
    select lower(during) as from, head_decides_beside_officer, absence_climbs from requests.setting where ${notOver} order by during`.execute(
    db,
  );
  const { rows: clocks } = await sql<{ kind: string; from: string | null; days: number; is_now: boolean }>`
    select kind, lower(during) as from, days, during @> ${today}::date as is_now from requests.clock where ${notOver} order by kind, during`.execute(
    db,
  );
  const { rows: rules } = await sql<ShownRule & { kind: string; role: string; from: string | null }>`
    select r.kind, r.role, lower(r.during) as from, r.type, r.fact, r.at_least, r.below, r.gives, r.office_id, r.group_name, r.because,
      o.acronym as office
    from requests.rule r left join organization.office_view o on o.id = r.office_id where ${notOver} order by r.kind, r.role, r.during, r.priority`.execute(
    db,
  );
  const kinds = servedKinds().flatMap(({ kind }) => (kind.settingsOf === undefined ? [kind] : []));
  return {
    heads,
    clocks: kinds.flatMap(({ kind, title, clock }) => {
      if (!clock) return [];
      const own = clocks.filter((one) => one.kind === kind);
      const periods = own.map(({ from, days }) => ({ from, days }));
      return [{ kind, title, periods: own.some(({ is_now }) => is_now) ? periods : [{ from: null, days: clock.days }, ...periods] }];
    }),
    authorities: kinds.flatMap(({ kind, title, roles }) =>
      Object.entries(roles).flatMap(([role, rule]) => {
        if (!('byRules' in rule)) return [];
        const own = rules.filter((one) => one.kind === kind && one.role === role);
        const periods = [...Map.groupBy(own, ({ from }) => from)].map(([from, lines]) => ({
          from,
          rules: lines.map(({ kind: _kind, role: _role, from: _from, ...line }) => line),
        }));
        return [{ kind, title, role, periods }];
      }),
    ),
  };
}
