import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listAgencySettings as endpoint } from '../../contract/management.ts';
import { valuesOn } from '../../rules/agency-settings.ts';
import { allAgencySettings } from './find-agency-setting.ts';

interface Row {
  module: string;
  name: string;
  from: string;
  value: number;
  reason: string;
  by: string;
  at: string;
}

/** All settings with what applies today, and what was set of each; by two statements however many there are. */
export async function listSettings({ server, db, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Row>`
    select s.module, s.name, s.effective_on as "from", s.value, s.reason, a.name as by, s.set_at as at
    from attendance.agency_setting s join identity.account_view a on a.id = s.set_by order by s.effective_on desc`.execute(db);
  return {
    parts: allAgencySettings(server).map((part) => {
      const own = rows.filter(({ module }) => module === part.module);
      const values = valuesOn(part, own, today);
      return {
        module: part.module,
        title: part.title,
        changes_days: part.changesDays === true,
        settings: Object.entries(part.settings).map(([name, setting]) => ({
          ...setting,
          name,
          value: values[name]!,
          set: own
            .filter((one) => one.name === name)
            .map(({ from, value, reason, by, at }) => ({ from, value, reason, by, at, is_ahead: from > today })),
        })),
      };
    }),
  };
}
