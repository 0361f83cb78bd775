import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rankOf } from '../../rules/form/choose-weights.ts';
import { DESIGNATION_SHARE } from '../../rules/form/known-weights.ts';
import type { Form } from '../../rules/form/form-line.ts';
import { addDays } from '../../rules/period/days.ts';
import type { Period } from '../../rules/period/period.ts';
import type { AllTerms } from '../settings/read-terms.ts';
import { termsOn } from '../settings/read-terms.ts';
import { readService } from './read-service.ts';

/** A form that a person may begin. */
interface OfferedForm {
  form: Form;
  office_id: number;
  office: string;
  is_highest: boolean;
  rank: 'OFFICE' | 'STAFF' | 'SENIOR_FACULTY' | 'JUNIOR_FACULTY';
  /** Percent of the designation where one is held beside a faculty position; null without one. */
  share: number | null;
  days: number;
}

interface Place {
  office_id: number;
  office: string;
  has_above: boolean;
  heads: boolean;
  title: string;
  is_faculty: boolean;
}

/** How many days before a period its forms may be begun. */
const BEFORE = 60;
const OF_OFFICE = /^(college|school|institute|graduate school|office of the campus)\b/i;

/**
 * The forms that a person may begin in a period: an IPCR for each office in which they serve in it, and of each office that they head its own form, which is
 * their rating too; who teaches beside heading has an IPCR of two parts as well. None before 60 days ahead of the period.
 */
export async function findOffered(
  { db, today }: Pick<Call, 'db' | 'today'>,
  personnelId: number,
  period: Period,
  all: AllTerms,
): Promise<{ offered: OfferedForm[]; reason: string | null }> {
  if (today < addDays(period.from, -BEFORE)) return { offered: [], reason: null };
  const { deadlines } = termsOn(all, period.from);
  const service = (await readService(db, [personnelId], period, deadlines.least_days)).get(personnelId)!;
  const places = await readPlaces(db, personnelId, period);
  const offices = new Set(service.parts.filter(({ is_outside }) => !is_outside).map(({ office_id }) => office_id));
  const daysIn = (office: number) =>
    service.parts.filter(({ office_id }) => office_id === office).reduce((sum, { days }) => sum + days, 0) || service.days;
  const offered = places.flatMap((place): OfferedForm[] => {
    const { office_id, office, heads, is_faculty, title } = place;
    const shared = { office_id, office, is_highest: !place.has_above, days: daysIn(office_id) };
    const ofOffice: OfferedForm[] = heads ? [{ ...shared, form: formOfOffice(place), rank: 'OFFICE', share: null }] : [];
    const serves = offices.has(office_id);
    const own: OfferedForm[] =
      serves && (!heads || is_faculty)
        ? [{ ...shared, form: 'IPCR', rank: rankOf({ title, is_faculty }), share: heads ? DESIGNATION_SHARE : null }]
        : [];
    return [...ofOffice, ...own];
  });
  const { rows: begun } = await sql<{ form: Form; office_id: number; is_own: boolean }>`
    select form, office_id, personnel_id = ${personnelId} as is_own from performance.form
    where period_id = ${period.id} and state <> 'NOT_RATED' and (personnel_id = ${personnelId} or form <> 'IPCR')`.execute(db);
  const isBegun = ({ form, office_id }: OfferedForm) =>
    begun.some((one) => one.office_id === office_id && (form === 'IPCR' ? one.is_own && one.form === 'IPCR' : one.form !== 'IPCR'));
  return { offered: service.is_rated ? offered.filter((one) => !isBegun(one)) : [], reason: service.reason };
}

/** The highest offices, colleges and campuses commit by an OPCR, what is below them by a DPCR. */
function formOfOffice({ office, has_above: hasAbove }: Place): Form {
  return !hasAbove || OF_OFFICE.test(office) ? 'OPCR' : 'DPCR';
}

/** Where a person serves or heads in a period, as of its last day that has come or is planned. */
async function readPlaces(db: Call['db'], personnelId: number, { from, to }: Period): Promise<Place[]> {
  const during = sql`daterange(${from}::date, ${to}::date, '[]')`;
  const { rows } = await sql<Place>`
    select o.id as office_id, o.fullname as office, o.parent_id is not null as has_above,
      exists (select from organization.head_view h where h.office_id = o.id and h.personnel_id = ${personnelId} and not h.is_acting and h.during @> ${to}::date) as heads,
      coalesce(t.name, '') as title, coalesce(t.track = 'faculty', false) as is_faculty
    from organization.office_view o
    left join lateral (select a.position_id from personnel.appointment_view a where a.personnel_id = ${personnelId} and a.during && ${during}
      order by a.during desc limit 1) a on true
    left join organization.position_view t on t.id = a.position_id
    where exists (select from personnel.appointment_view s where s.personnel_id = ${personnelId} and s.office_id = o.id and s.during && ${during})
      or exists (select from personnel.assignment_view s where s.personnel_id = ${personnelId} and s.office_id = o.id and s.during && ${during})
      or exists (select from organization.head_view h where h.office_id = o.id and h.personnel_id = ${personnelId} and not h.is_acting and h.during @> ${to}::date)
    order by o.tree_from`.execute(db);
  return rows;
}
