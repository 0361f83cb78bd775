import { sql } from 'kysely';
import { HABITUAL_ABSENCE } from '@talaan/dtr/rules/settings.ts';
import type { ReportSql } from '../report.ts';
import { behindDays, recordsOfDays } from './days-of-people.ts';

const sums = sql`sum(d.absent_thousandths) as absent_thousandths, count(*) filter (where d.status = 'ABSENT') as absent_times`;

/** Days absent without authority; one of a compressed week is 1.250 days. */
export const absences: ReportSql = {
  records: (asked) => recordsOfDays(asked, sums),
  figures: {
    absent_times: sql`sum(r.absent_times)`,
    absent_thousandths: sql`sum(r.absent_thousandths)`,
    habitual_months: sql`count(*) filter (where r.absent_thousandths > ${HABITUAL_ABSENCE})`,
  },
  shown: sql`w.absent_times > 0`,
  shows: { habitual: sql`w.habitual_months > 0` },
  hasDays: true,
  behind: (asked, personId) => behindDays(asked, personId, sql`d.status = 'ABSENT'`),
};
