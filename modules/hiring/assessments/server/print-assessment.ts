import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { issueNumbered, readIssued } from '@talaan/papers/server/public.ts';
import type { Candidate } from '../contract/assessment.ts';
import { comparativeForm, type Comparative } from '../print/comparative-form.ts';
import { minutesForm } from '../print/minutes-form.ts';
import { sheetForm } from '../print/sheet-form.ts';
import { formatPoints } from '../rules/points.ts';
import { fifthsOf, pointsOfFifths } from '../rules/score-sheet.ts';
import { findPost, lockPost, type AssessedPost } from './find-post.ts';
import { gather } from './gather.ts';
import { readSeatSheets } from './read-seat-sheets.ts';
import type { OfApplicant } from './own-sheet.ts';
import { findForm } from './read-form.ts';

type OfPost = Call<{ id: number }>;

/** As it was issued, else a draft. Errors: 404; 409 before a ranking. */
export async function printComparative(call: OfPost): Promise<FileAnswer> {
  const post = await findPost(call, call.params.id);
  const { paper_code } = await findRanking(call);
  const [issued] = paper_code === null ? [] : await readIssued<Comparative>(call.db, [paper_code]);
  if (issued) return comparativeForm.answer(call.server, [issued], issued.sheet.control_number);
  return comparativeForm.answer(
    call.server,
    [{ sheet: await drawComparative(call, post), code: null }],
    `Comparative assessment ${post.code} draft`,
  );
}

/** Errors: 404; 409 before the board submitted its list, or where it is issued. */
export async function issueComparative(call: OfPost): Promise<{ message: string }> {
  const { db, params } = call;
  const post = await lockPost(call, params.id, true);
  const ranking = await findRanking(call);
  if (!post.is_frozen) throw wrongState('The comparative assessment is issued once the board has submitted its list.');
  if (ranking.paper_code !== null) throw wrongState('The comparative assessment is issued already.');
  const [issued] = await issueNumbered(call, 'CAR', [
    {
      sheet: await drawComparative(call, post),
      paper: { kind: 'comparative assessment', title: `Comparative assessment: ${post.title} (${post.code})` },
    },
  ]);
  await db.updateTable('assessments.ranking').set({ paper_code: issued!.code }).where('id', '=', ranking.id).execute();
  await recordChange(call, {
    action: 'issue a comparative assessment',
    subject: `vacancies.post:${post.id}`,
    after: { control_number: issued!.sheet.control_number },
  });
  return { message: `${issued!.sheet.control_number} was issued.` };
}

async function findRanking({ db, params }: OfPost): Promise<{ id: number; paper_code: string | null }> {
  const { rows } = await sql<{ id: number; paper_code: string | null }>`
    select id, paper_code from assessments.ranking where post_id = ${params.id} order by version desc limit 1`.execute(db);
  if (!rows[0]) throw wrongState('There is no ranking to print yet. Consolidate the assessment first.');
  return rows[0];
}

async function drawComparative(call: OfPost, post: AssessedPost): Promise<Comparative> {
  const form = (await findForm(call.db, post.form_id!))!;
  const { candidates, seats } = await gather(call, post);
  const resolutions = await readResolutions(call);
  return {
    control_number: '',
    office_id: post.office_id,
    date: call.today,
    post: `${post.title} (${post.code})`,
    board: post.board_name ?? '',
    vacancies: post.vacancies,
    form: `${form.name}, version ${form.version}`,
    minimum: `minimum ${formatPoints(form.pass_mark)} of ${form.pass_on}`,
    factors: form.factors.map(({ name, points }) => ({ name, points: formatPoints(points) })),
    rows: candidates.flatMap((one) => rowOf(one, form.factors)),
    resolution: resolutions.join(' '),
    signatures: signaturesOf(seats),
  };
}

function rowOf(one: Candidate, factors: readonly { id: number; guide_code: string }[]): Comparative['rows'] {
  const { ranked } = one;
  if (!ranked) return [];
  const noted = factors.flatMap(({ id }) => one.credits.find(({ factor_id, note }) => factor_id === id && note !== '')?.note ?? []);
  return [
    {
      rank: String(ranked.rank),
      name: one.fullname,
      position: one.position || '—',
      file: noted.join('; '),
      points: factors.map(({ id }) => formatPoints(ranked.points[id]?.points ?? 0)),
      total: formatPoints(ranked.total),
      preference: formatPoints(ranked.preference),
      final: formatPoints(ranked.total + ranked.preference),
      remarks: remarksOf(one),
    },
  ];
}

function remarksOf({ ranked, resolution, is_next_in_rank }: Candidate): string {
  return [
    !ranked!.passes && 'Below the minimum',
    ranked!.settled_by && `Tie settled by ${ranked!.settled_by}`,
    ranked!.is_tied && 'Tied',
    is_next_in_rank && 'Next-in-rank',
    resolution && `Recommended, resolution ${resolution}`,
  ]
    .filter(Boolean)
    .join('. ');
}

function signaturesOf(seats: Awaited<ReturnType<typeof gather>>['seats']): { name: string; title: string }[] {
  return seats.map(({ holders: [{ fullname }], role, title }) => ({
    name: fullname,
    title: title || (role === 'chair' ? 'Chair' : 'Member'),
  }));
}

async function readResolutions({ db, params }: OfPost): Promise<string[]> {
  const { rows } = await sql<{ number: string; dated: string; names: string }>`
    select u.number, u.dated::text, string_agg(p.fullname, '; ' order by p.plain_name) as names
    from assessments.resolution u join assessments.recommended m on m.resolution_id = u.id
      join applicants.application a on a.id = m.application_id join personnel.person_view p on p.id = a.personnel_id
    where u.post_id = ${params.id} group by u.id order by u.id`.execute(db);
  return rows.map(({ number, dated, names }) => `By resolution ${number} of ${longDate(dated)} the board recommends: ${names}.`);
}

/** Errors: 404; 409 while no form is chosen. */
export async function printMinutes(call: OfPost): Promise<FileAnswer> {
  const post = await findPost(call, call.params.id);
  if (post.form_id === null) throw wrongState('There is no assessment of this post yet.');
  const { candidates, seats, absences } = await gather(call, post);
  const named = (isAbsent: boolean) =>
    seats.filter(({ seat_id }) => absences.has(seat_id) === isAbsent).map(({ holders: [{ fullname }] }) => fullname);
  const sheet = {
    office_id: post.office_id,
    date: call.today,
    post: `${post.title} (${post.code})`,
    board: post.board_name ?? '',
    paragraphs: post.minutes.split(/\n+/).filter((line) => line.trim() !== ''),
    present: named(false),
    absent: named(true),
    ranks: candidates.flatMap((one) =>
      one.ranked ? [[String(one.ranked.rank), one.fullname, formatPoints(one.ranked.total + one.ranked.preference), remarksOf(one)]] : [],
    ),
    resolutions: await readResolutions(call),
    signatures: signaturesOf(seats),
  };
  return minutesForm.answer(call.server, [{ sheet, code: null }], `Minutes ${post.code}`);
}

/** Errors: 404, also without a sheet; 409 until all sheets of the post are in. */
export async function printSheets(call: OfApplicant): Promise<FileAnswer> {
  const post = await findPost(call, call.params.id);
  if (post.form_id === null) throw wrongState('There is no assessment of this post yet.');
  const form = (await findForm(call.db, post.form_id))!;
  const gathered = await gather(call, post);
  const found = gathered.candidates.find(({ personnel_id }) => personnel_id === call.params.appID);
  if (!found) throw notFound('There is no such applicant to assess for this post.');
  if (!gathered.all_in) throw wrongState('Sheets are printed once all of the post are in.');
  const sheets = (await readSeatSheets(call, post.id, found.application_id, gathered)).filter(({ ratings }) => ratings.length > 0);
  if (sheets.length === 0) throw notFound('No member has scored this applicant.');
  const scored = form.factors.filter(({ scored_by }) => scored_by === 'members');
  const printed = sheets.map(({ name, title, ratings, remarks, submitted_at }) => {
    const of = (item: number) => ratings.find(({ item_id }) => item_id === item)?.rating ?? 0;
    return {
      office_id: post.office_id,
      date: call.today,
      post: `${post.title} (${post.code})`,
      applicant: found.fullname,
      form: `${form.name}, version ${form.version}`,
      member: { name, title },
      factors: scored.map((factor) => ({
        name: factor.name,
        points: formatPoints(factor.points),
        given: formatPoints(pointsOfFifths(fifthsOf(factor.items.map(({ id, points }) => ({ rating: of(id), points }))))),
        items: factor.items.map((item) => ({ name: item.name, points: formatPoints(item.points), rating: String(of(item.id)) })),
      })),
      remarks,
      submitted: submitted_at === null ? '' : longDate(localDay(submitted_at)),
    };
  });
  return sheetForm.answer(
    call.server,
    printed.map((sheet) => ({ sheet, code: null })),
    `Assessment sheets ${found.reference}`,
  );
}
