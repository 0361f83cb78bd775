import { sql } from 'kysely';
import { countRows, type OtherStep } from '@talaan/imports/server/public.ts';

/** The punches of the years before, in the order of what a university brings along: after the people and their PINs. */
export const pastPunches: OtherStep = {
  place: 110,
  title: 'Punches of past years',
  brings: 'CSV files with PIN or employee number, date and time, or the files of devices; they may come again.',
  noun: ['punch from files', 'punches from files'],
  count: countRows(sql<{ here: number }>`select coalesce(sum(kept), 0)::integer as here from attendance.upload`),
  screen: '/edats/Attendance/addLogs',
  access: ['EDATSADMIN'],
};
