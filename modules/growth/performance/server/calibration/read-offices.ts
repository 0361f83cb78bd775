import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OfficeCalibration } from '../../contract/people.ts';
import { judgeCalibration, surplusOf, type RatedPerson } from '../../rules/office/judge-calibration.ts';
import { unitsOfRating, type UnitAbove } from '../../rules/office/unit-of-rating.ts';
import type { Form } from '../../rules/form/form-line.ts';
import type { Rating } from '../../rules/rating.ts';
import { ratePerson } from '../../rules/period/rate-person.ts';
import type { FormState } from '../../workflow.ts';
import { whoIsRated, type ShownPeriod } from '../people/shown-period.ts';

interface FormOfPeriod {
  id: number;
  form: Form;
  state: FormState;
  personnel_id: number;
  fullname: string;
  office_id: number;
  days: number;
  final: Rating | null;
}

interface OfficeOfPeriod extends OfficeCalibration {
  /** Forms of its people and its own, which are calibrated together. */
  forms: FormOfPeriod[];
  missing: { personnel_id: number; fullname: string; office_id: number }[];
}

const GIVEN: readonly FormState[] = ['FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED'];
const BEYOND: readonly FormState[] = ['CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED'];

/** Offices with a form in a period, compared with their people; `reach` narrows the offices `o` that are answered. Five statements for any number. */
export async function readOffices(db: Database, period: ShownPeriod, reach: RawBuilder<SqlBool>): Promise<OfficeOfPeriod[]> {
  const { shown, terms } = period;
  if (!shown || !terms) return [];
  const { rows: units } = await sql<UnitAbove & { fullname: string; acronym: string; is_reached: boolean }>`
    select o.id, o.parent_id, o.fullname, o.acronym, ${reach} as is_reached from organization.office_view o order by o.tree_from`.execute(
    db,
  );
  const { rows: forms } = await sql<FormOfPeriod>`
    select f.id, f.form, f.state, f.personnel_id, p.fullname, f.office_id, f.days, f.final
    from performance.form f join personnel.person_view p on p.id = f.personnel_id
    where f.period_id = ${shown.id} and f.state <> 'NOT_RATED' order by p.plain_name, f.id`.execute(db);
  const { rows: missing } = await sql<{ personnel_id: number; fullname: string; office_id: number }>`
    select s.personnel_id, p.fullname, s.office_id from ${whoIsRated(period)} join personnel.person_view p on p.id = s.personnel_id and p.merged_into is null
    where not exists (select from performance.form f where f.period_id = ${shown.id} and f.personnel_id = s.personnel_id) order by p.plain_name`.execute(
    db,
  );
  const unitForms = new Map(forms.filter(({ form }) => form !== 'IPCR').map((one) => [one.office_id, one]));
  const ratedIn = unitsOfRating(units, new Set(unitForms.keys()));
  const people = Map.groupBy(
    [
      ...Map.groupBy(
        forms.filter(({ form }) => form === 'IPCR'),
        ({ personnel_id }) => personnel_id,
      ).values(),
    ].map((own) => {
      const rating = ratePerson(
        own.map(({ office_id, days, final, id }) => ({ office_id, from: String(id).padStart(10, '0'), days: Math.max(days, 1), final })),
        terms.adjectives,
      );
      const office = rating?.office_id ?? own[0]!.office_id;
      return { own, rating, unit: ratedIn.get(office) };
    }),
    ({ unit }) => unit,
  );
  const missingIn = Map.groupBy(missing, ({ office_id }) => ratedIn.get(office_id));
  return units.flatMap(({ id, fullname, acronym, is_reached }): OfficeOfPeriod[] => {
    const own = unitForms.get(id);
    if (!own || !is_reached) return [];
    const rated = people.get(id) ?? [];
    const without = missingIn.get(id) ?? [];
    const persons: RatedPerson[] = [
      ...rated.map(({ own: theirs, rating }) => ({
        person_id: theirs[0]!.personnel_id,
        name: theirs[0]!.fullname,
        final: rating?.final ?? null,
        is_head: theirs[0]!.personnel_id === own.personnel_id,
        is_final: theirs.every(({ state }) => GIVEN.includes(state)),
      })),
      ...without.map(({ personnel_id, fullname: name }) => ({
        person_id: personnel_id,
        name,
        final: null,
        is_head: false,
        is_final: false,
      })),
    ];
    const judged = judgeCalibration(persons, { name: fullname, final: own.final }, terms.adjectives);
    const all = [own, ...rated.flatMap(({ own: theirs }) => theirs)];
    return [
      {
        office_id: id,
        office: fullname,
        acronym,
        form_id: own.id,
        form: own.form,
        state: own.state,
        rating: own.final,
        mean: judged.mean,
        counted: judged.counted,
        people: persons.filter(({ is_head }) => !is_head).length,
        final: persons.filter(({ is_head, is_final }) => !is_head && is_final).length,
        calibrated: all.filter(({ state }) => BEYOND.includes(state)).length,
        above_by: judged.above_by,
        surplus: surplusOf(judged),
        distribution: judged.distribution.map(({ level, people: count }) => ({ level, people: count })),
        refused: judged.refused,
        forms: all,
        missing: without,
      },
    ];
  });
}
