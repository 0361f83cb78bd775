import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type {
  findProgrammes as finding,
  Programme,
  ProgrammeRow,
  ProgrammeSession,
  readProgramme as endpoint,
} from '../../contract/programmes.ts';
import { sumBudget, type TrainingCost } from '../../rules/budget.ts';
import { learningGain, meanReaction, type EvaluationLevel } from '../../rules/evaluation.ts';
import { programmeColumns, programmesFrom } from './programme-rows.ts';

const MOST = 5;

interface Evaluated {
  level: EvaluationLevel;
  rating: number | null;
  before: number | null;
  after: number | null;
}

/** One training with its sessions, what it costs and what its evaluation says. Error: 404. */
export async function readProgramme({ db, params }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Omit<ProgrammeRow, 'sessions'> & Pick<Programme, 'foreign_authority' | 'description'>>`
    select ${selected(programmeColumns)}, t.foreign_authority, t.description from ${programmesFrom} where t.id = ${params.id}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such training.');
  const { rows: costs } = await sql<TrainingCost>`
    select planned, approved, spent from trainings.nomination where training_id = ${params.id} and state not in ('DISAPPROVED', 'CANCELLED')`.execute(
    db,
  );
  const { rows: evaluated } = await sql<Evaluated>`
    select e.level, e.rating, e.before, e.after from trainings.evaluation e join trainings.nomination n on n.id = e.nomination_id
    where n.training_id = ${params.id}`.execute(db);
  const of = (level: EvaluationLevel) => evaluated.filter((one) => one.level === level);
  const ratingsOf = (level: EvaluationLevel) => of(level).flatMap(({ rating }) => rating ?? []);
  return {
    programme: {
      ...found,
      sessions: await readSessions(db, params.id),
      budget: sumBudget(costs),
      evaluation: {
        reactions: of('REACTION').length,
        reaction: meanReaction(ratingsOf('REACTION')),
        learning: learningGain(of('LEARNING')),
        applications: of('APPLICATION').length,
        application: meanReaction(ratingsOf('APPLICATION')),
        results: of('RESULTS').length,
      },
    },
  };
}

async function readSessions(db: Call['db'], trainingId: number): Promise<ProgrammeSession[]> {
  const { rows } = await sql<ProgrammeSession>`
    select s.id, s.date, s.from_minute, s.to_minute, s.topic, s.code,
      (select count(*)::integer from trainings.attendance a where a.session_id = s.id) as attended
    from trainings.session s where s.training_id = ${trainingId} order by s.date, s.from_minute`.execute(db);
  return rows;
}

/** Trainings to come, nearest to what was typed. */
export async function findProgrammes({ db, query, today }: CallOf<typeof finding>): Promise<AnswerOf<typeof finding>> {
  if (query.term === '') return { programmes: [] };
  const { rows } = await sql<AnswerOf<typeof finding>['programmes'][number]>`
    select t.id, t.title, p.name as provider, t.first_day, t.last_day, t.venue, t.fee, t.travel
    from trainings.training t join trainings.provider p on p.id = t.provider_id
    where t.cancelled_because is null and t.first_day >= ${today}::date
      and ${foundBy(query.term, [sql`kernel.plain(t.title)`, sql`kernel.plain(p.name)`])}
    order by t.first_day, t.id limit ${MOST}`.execute(db);
  return { programmes: rows };
}
