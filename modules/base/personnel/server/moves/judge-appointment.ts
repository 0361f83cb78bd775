import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { addYears, checkAppointment } from '../../rules/appointment-checks.ts';
import type { Career } from '../../rules/moves/career.ts';
import { checkNature } from '../../rules/moves/check-nature.ts';
import { checkSubstitute, type SubstituteQuestion } from '../../rules/moves/check-substitute.ts';
import { COMPULSORY_AGE } from '../../rules/moves/retirement.ts';
import type { Span } from '../../rules/moves/spans.ts';
import type { Appointing } from './appoint.ts';
import type { Place } from './find-place.ts';
import type { StartingSalary } from './find-salary.ts';
import type { LockedPerson } from './lock-person.ts';
import type { Terms } from './read-terms.ts';

interface Case {
  person: LockedPerson;
  span: Span;
  terms: Terms;
  place: Place;
  salary: StartingSalary | null;
  before: Career;
  isSubstitute: boolean;
}

/** Issued to a plantilla item. */
const TO_AN_ITEM = new Set(['PERM', 'TEMP']);

/** Holds an appointment against the rules, all at once. Throws what refuses it (422); returns what HR is asked to look at. */
export async function judgeAppointment({ db, body }: Appointing, one: Case): Promise<string[]> {
  const { person, span, terms, place, salary, before, isSubstitute } = one;
  const general = checkAppointment({
    birthDate: person.birth_date,
    ...span,
    status: terms.status,
    office: place.office,
    salary,
    // Who is on record gave it on hiring; rehires are asked for it in the record.
    hasTin: true,
  });
  const nature = checkNature({
    nature: terms.nature.code,
    natureName: terms.nature.name,
    from: span.from,
    earlier: before.appointments.map((row) => ({
      ...row,
      positionId: row.position_id,
      grade: row.salary_grade,
      statusCode: row.status_code,
      governmentService: row.government_service,
    })),
    next: {
      positionId: place.position.id,
      grade: place.position.grade,
      statusCode: terms.status.code,
      track: place.position.track,
      authority: body.authority,
    },
  });
  const substitute = isSubstitute ? await judgeSubstitute(db, one) : null;
  const errors = { ...general.errors, ...nature.errors, ...substitute };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [...general.warnings, ...nature.warnings, ...warnOfRest(one, body.authority)];
}

async function judgeSubstitute(db: Database, { span, place }: Case): Promise<Record<string, string[]> | null> {
  if (!place.item) return { item_id: ['Choose the item of the absent incumbent.'] };
  const { rows } = await sql<{ name: string; status: string | null; from: string; until: string | null }>`
    select p.fullname as name, s.name as status, lower(w.during) as from, upper(w.during) as until
    from personnel.appointment a join personnel.person p on p.id = a.personnel_id
    left join personnel.standing w on w.personnel_id = a.personnel_id and w.during @> ${span.from}::date and w.status_code <> 'ACT'
    left join reference.personnel_status s on s.code = w.status_code
    where a.item_id = ${place.item.id} and not a.is_substitute and a.during @> ${span.from}::date`.execute(db);
  const [row] = rows;
  const away = row && row.status !== null ? { name: row.status, from: row.from, until: row.until } : null;
  const incumbent: SubstituteQuestion['incumbent'] = row ? { name: row.name, away } : null;
  return checkSubstitute({ item: place.item.number, incumbent, track: place.position.track, until: span.until });
}

function warnOfRest({ person, span, terms, place, salary }: Case, authority: string): string[] {
  const warnings: string[] = [];
  const turns65 = person.birth_date === null ? null : addYears(person.birth_date, COMPULSORY_AGE);
  if (person.birth_date === null) warnings.push('No date of birth is on record, so the age could not be checked.');
  if (turns65 !== null && span.from < turns65 && span.until !== null && span.until > turns65)
    warnings.push(`The 65th birthday, ${longDate(turns65)}, lies within the appointment.`);
  if (turns65 !== null && span.from >= turns65 && terms.status.code !== 'PERM')
    warnings.push(`Over 65: compulsory retirement was on ${longDate(turns65)}.`);
  if (!place.item && TO_AN_ITEM.has(terms.status.code))
    warnings.push(`A ${terms.status.name.toLowerCase()} appointment is issued to a plantilla item; none is chosen.`);
  if (authority === '') warnings.push('No authority is given: NOSCA, Board resolution or appointment paper.');
  if (salary && salary.step !== salary.proposed.step)
    warnings.push(`The rule gives step ${salary.proposed.step} (${salary.proposed.why}); step ${salary.step} was chosen.`);
  if (salary?.proposed.isLess && salary.step === salary.proposed.step)
    warnings.push('The salary falls, although it is at the highest step. Only a disciplinary decision lowers a salary.');
  const { education, eligibility } = place.position;
  const standard = [education, eligibility].filter((text) => text !== '' && !/^none required$/i.test(text));
  if (standard.length > 0)
    warnings.push(`Qualification standard of ${place.position.name}: ${standard.join('; ')}. Hold it against the data sheet.`);
  return warnings;
}
