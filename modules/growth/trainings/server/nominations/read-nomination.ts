import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { Nomination, readNomination as endpoint } from '../../contract/nominations.ts';
import { attendedOf } from '../../rules/attendance.ts';
import { missingPapers, type ReportPaper } from '../../rules/report-due.ts';
import { rankNominees, type RankedNominee } from '../../rules/screening-points.ts';
import { trainingFlow } from '../../workflow.ts';
import { openLevels } from '../after/evaluate.ts';
import { findNomination, type FoundNomination } from '../kept/find-nomination.ts';
import { pointsOn } from '../kept/terms.ts';
import { readNomineeFacts } from './nominee-facts.ts';
import { pointsWithoutRelevance } from './preview-nominees.ts';
import { blocksOfNominations } from './blocks-of-nominations.ts';

/** States in which it still matters what blocks a nominee. */
const UNDECIDED: readonly string[] = ['DRAFT', 'RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK'];

/** One nomination, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readNomination(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const found = await findNomination(call, call.params.id);
  const steps = (await readOpenSteps(call, trainingFlow, [found.id])).get(found.id)!;
  const {
    office_id: _office,
    type_id: _type,
    plan_line_id: _line,
    invitation_file_id,
    certificate_file_id,
    session_rows,
    attended,
    screening,
    foreign_authority: _authority,
    follow_up,
    ...shown
  } = found;
  const minutes = attendedOf(session_rows, attended, follow_up.certificate_from);
  const nomination: Nomination = {
    ...shown,
    ...steps,
    avatar: null,
    screening: screening ? screening.points : await knownPoints(call, found),
    is_screened: screening !== null,
    rivals: screening ? await readRivals(call, found.training_id) : [],
    blocks: UNDECIDED.includes(found.state) ? (await blocksOfNominations(call, [found])).get(found.id)! : [],
    has_invitation: invitation_file_id !== null,
    has_certificate_file: certificate_file_id !== null,
    sessions: session_rows.length,
    attended_minutes: minutes.minutes,
    session_minutes: minutes.of,
    missing: found.state === 'ATTENDED' ? missingPapers(submittedOf(found), true) : [],
    open_levels: await openLevels(call, found),
  };
  return { nomination };
}

/** The papers of the report that are there. */
function submittedOf({ report, re_entry_plan, certificate_file_id, certificate_code }: FoundNomination): ReportPaper[] {
  const papers: [ReportPaper, boolean][] = [
    ['CERTIFICATE', certificate_file_id !== null || certificate_code !== null],
    ['REPORT', report !== ''],
    ['RE_ENTRY_PLAN', re_entry_plan !== ''],
  ];
  return papers.flatMap(([paper, isThere]) => (isThere ? [paper] : []));
}

async function knownPoints(call: CallOf<typeof endpoint>, found: FoundNomination): Promise<Nomination['screening']> {
  const wanted = { id: found.id, personnelId: found.personnel_id, from: found.first_day, to: found.last_day };
  const facts = (await readNomineeFacts(call, [wanted])).get(found.id)!;
  return pointsWithoutRelevance({ ...facts.screening, priority: found.plan_priority }, wanted, await pointsOn(call.db, call.today));
}

/** Those of the same training who were screened, by rank: equal points by relevance, who is longest without training, the vote. */
async function readRivals({ db }: Pick<Call, 'db'>, trainingId: number): Promise<Nomination['rivals']> {
  const { rows } = await sql<RankedNominee & { fullname: string }>`
    select n.id, p.fullname, (n.screening->>'total')::integer as total, n.screening->'points' as points, n.relevance, n.votes,
      (select max(t.last_day) from trainings.nomination o join trainings.training t on t.id = o.training_id
        where o.personnel_id = n.personnel_id and o.id <> n.id and o.state in ('ATTENDED', 'REPORTED', 'CLOSED')) as last_trained_on
    from trainings.nomination n join personnel.person_view p on p.id = n.personnel_id
    where n.training_id = ${trainingId} and n.screening is not null and n.state not in ('DRAFT', 'CANCELLED')`.execute(db);
  const ranks = rankNominees(rows);
  return ranks.map((rank) => {
    const { fullname, total } = rows.find(({ id }) => id === rank.id)!;
    return { ...rank, fullname, total };
  });
}
