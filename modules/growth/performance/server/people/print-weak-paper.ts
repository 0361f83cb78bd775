import { sql } from 'kysely';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, readSigningNames } from '@talaan/personnel/server/public.ts';
import { PERFORMANCE_READERS, type printWeakPaper as endpoint } from '../../contract/people.ts';
import { weakPaperForm, type RecordedWeak } from '../../print/weak-paper-form.ts';
import type { WatchedPeriod } from '../../rules/after/judge-weak-ratings.ts';
import { papersOf, WEAK_PAPERS, type WeakPaper } from '../../rules/after/weak-papers.ts';
import type { Rating } from '../../rules/rating.ts';
import { readPeriods } from '../settings/write-settings.ts';
import { readWeak } from './read-weak.ts';

type Acts = Awaited<ReturnType<typeof readWeak>>['acts'];

/** A paper that a weak rating asks for today, to be signed and received. Errors: 404 beyond reach; 409 where none asks for it. */
export async function printWeakPaper(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, params, today } = call;
  const person = await findPersonInScope(call, params.id, PERFORMANCE_READERS);
  const { acts, judged } = await readWeak(call, person.id, await readPeriods(db));
  const due = papersOf(judged).find(({ paper }) => paper === params.paper);
  if (!due) throw wrongState(`This paper is not asked for today. ${judged.says}`);
  await recordOpening(call, person.id, `${WEAK_PAPERS[due.paper]}, printed`);
  const place = await readPlace(call, person.id, due.paper);
  const names = await readSigningNames(db, [person.id, ...(place.signer_id === null ? [] : [place.signer_id])]);
  const sheet = {
    ...due,
    name: names.get(person.id)!,
    position: place.position,
    office: place.office,
    office_id: place.office_id,
    date: today,
    of_weak: await readRecorded(call, person.id, due.weak, acts),
    of_next: due.next === null ? null : await readRecorded(call, person.id, due.next, acts),
    signer: { name: (place.signer_id !== null && names.get(place.signer_id)) || '', title: place.signer_title },
  };
  return weakPaperForm.answer(call.server, [{ sheet, code: null }], `${WEAK_PAPERS[due.paper]} ${person.fullname}`);
}

interface Place {
  position: string;
  office: string;
  office_id: number;
  signer_id: number | null;
  signer_title: string;
}

/** Where a person serves, or served last, and who signs: the nearest head above them, of a dropping that of the whole agency. */
async function readPlace({ db, today }: CallOf<typeof endpoint>, personnelId: number, paper: WeakPaper): Promise<Place> {
  const order = paper === 'DROPPING' ? sql`w.tree_from` : sql`w.tree_from desc`;
  const { rows } = await sql<Place>`
    select coalesce(t.name, '') as position, o.fullname as office, o.id as office_id, s.personnel_id as signer_id, coalesce(s.title, '') as signer_title
    from personnel.appointment_view a join organization.office_view o on o.id = a.office_id left join organization.position_view t on t.id = a.position_id
      left join lateral (
        select h.personnel_id, h.title from organization.office_view w join organization.head_view h on h.office_id = w.id
        where o.tree_from between w.tree_from and w.tree_to and h.personnel_id <> a.personnel_id and not h.is_acting and h.during @> ${today}::date
        order by ${order} limit 1) s on true
    where a.personnel_id = ${personnelId} and lower(a.during) <= ${today}::date order by a.during desc limit 1`.execute(db);
  if (!rows[0]) throw wrongState('No appointment of this person is on record.');
  return rows[0];
}

/** What is recorded of a period: the form with its rating, and what was done. */
async function readRecorded(
  { db }: CallOf<typeof endpoint>,
  personnelId: number,
  { period }: WatchedPeriod,
  acts: Acts,
): Promise<RecordedWeak> {
  const { rows } = await sql<{ final: Rating; comments: string; lowest: RecordedWeak['lowest'] }>`
    select f.final, f.comments, (
      select coalesce(jsonb_agg(jsonb_build_object('output', x.output, 'average', to_char(x.average, 'FM0.00')) order by x.average, x.no), '[]')
      from (
        select l.output, l.no, (coalesce(l.quality, 0) + coalesce(l.efficiency, 0) + coalesce(l.timeliness, 0))::numeric
          / num_nonnulls(l.quality, l.efficiency, l.timeliness) as average
        from performance.line l where l.form_id = f.id and num_nonnulls(l.quality, l.efficiency, l.timeliness) > 0) x where x.average < 3) as lowest
    from performance.form f join performance.period q on q.id = f.period_id
    where f.personnel_id = ${personnelId} and f.final is not null and lower(q.during) = ${period.from}::date order by f.level, f.id desc limit 1`.execute(
    db,
  );
  const actOf = (kind: Acts[number]['kind']) => acts.find((act) => act.kind === kind && act.period === period.name) ?? null;
  return {
    final: rows[0]?.final ?? null,
    comments: rows[0]?.comments ?? '',
    lowest: rows[0]?.lowest ?? [],
    poor: actOf('POOR_EARLY'),
    intervention: actOf('INTERVENTION'),
  };
}
