import { sql } from 'kysely';
import { z } from 'zod';
import { serveRequests, type AskingCall, type Moved, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { decideAppeal } from '../../contract/calibration.ts';
import { rateLines, recordService, reviseTargets } from '../../contract/forms.ts';
import { dpcrFlow, ipcrFlow, opcrFlow } from '../../workflow.ts';
import { termsOn, readTerms } from '../settings/read-terms.ts';
import { readByRequest, type FoundForm } from './find-form.ts';
import { computeFinal, forgetFinal } from './final-rating.ts';
import { factsOfForms } from './form-facts.ts';
import { judgeTargets } from './judge-targets.ts';
import { readLines } from './read-lines.ts';
import { whyNotNow } from './why-not-now.ts';
import { whyNotSubmitted } from './why-not-submitted.ts';
import { writeRatings } from './write-lines.ts';
import { revise } from './revise.ts';
import { weightsOf } from './weights-of.ts';

type MovedForm = Moved<typeof ipcrFlow, FoundForm>;
type Effect = (call: StepCall, moved: readonly MovedForm[], input: StepInput) => Promise<void>;

/** A form is calibrated with its office alone (domain page, B6.4): the offices that are calibrated as a whole are this. */
const ofWholeOffices = z.object({ office_ids: z.array(z.number().int()) });

const setDays =
  (column: string): Effect =>
  async ({ db, today }, moved) => {
    await sql`update performance.form set ${sql.ref(column)} = ${today}::date where id = any(${moved.map(({ id }) => id)}::integer[])`.execute(
      db,
    );
  };

const forget: Effect = async ({ db }, moved) =>
  forgetFinal(
    db,
    moved.map(({ id }) => id),
  );

const part: Parameters<typeof serveRequests<typeof ipcrFlow, FoundForm>>[1] = {
  reads: readByRequest,
  facts: factsOfForms,
  asksAgain: whyNotAnswering,
  notNow: whyNotNow,
  guard: async (call, action, moved) =>
    action === 'submitTargets' || action === 'selfRate' ? whyNotSubmitted(call, action, moved) : new Map(),
  endsWithService: async (db, waiting, { lastDay }) => {
    const { rows } = await sql<{ id: number }>`
      select f.id from performance.form f join performance.period q on q.id = f.period_id
      where f.id = any(${waiting.map(({ id }) => id)}::integer[]) and lower(q.during) > ${lastDay}::date`.execute(db);
    return rows.map(({ id }) => id);
  },
  inputs: {
    revise: reviseTargets.body,
    rate: rateLines.body,
    serve: recordService.body,
    calibrate: ofWholeOffices,
    resolve: decideAppeal.body,
  },
  effects: {
    revise: async (call, moved, { remarks, input }) => {
      for (const { record } of moved) await revise(call, record, (input as z.output<typeof reviseTargets.body>).lines, remarks);
    },
    rate: async ({ db }, moved, { input }) => {
      const { lines, comments, discussed_on } = input as z.output<typeof rateLines.body>;
      await writeRatings(db, lines);
      await sql`
        update performance.form set comments = ${comments}, discussed_on = ${discussed_on}::date, confirmed_on = null, refused_on = null
        where id = any(${moved.map(({ id }) => id)}::integer[])`.execute(db);
    },
    confirmDiscussion: setDays('confirmed_on'),
    recordRefusal: setDays('refused_on'),
    finalize: computeFinal,
    takeBack: forget,
    sendBackFinal: forget,
    serve: async ({ db }, moved, { input }) => {
      const { on } = input as z.output<typeof recordService.body>;
      await sql`
        update performance.form set received_on = ${on}::date, on_paper = true where id = any(${moved.map(({ id }) => id)}::integer[])`.execute(
        db,
      );
    },
    appeal: setDays('appealed_on'),
    resolve: resolveAppeals,
  },
  tells: {
    approveTargets: ({ title }) => ({ title: 'Your targets were approved', description: title }),
    finalize: ({ title }) => ({ title: 'Your final rating is ready', description: `${title}. Open it: the days of an appeal begin then.` }),
    rate: ({ title }) => ({ title: 'Your form was rated', description: `${title}. Confirm the discussion of it.` }),
    revise: ({ title }, remarks) => ({ title: 'Your targets were revised', description: `${title}: ${remarks}` }),
    calibrate: null,
    serve: null,
    close: null,
    resolve: ({ title, record }) => ({
      title: 'Your appeal was decided',
      description: `${title}. ${record.granted === true ? 'Open the new final rating.' : 'Open the form for the decision.'}`,
    }),
  },
};

export const ipcrRequests = serveRequests<typeof ipcrFlow, FoundForm>(ipcrFlow, part);
const dpcrRequests = serveRequests<typeof dpcrFlow, FoundForm>(dpcrFlow, part);
const opcrRequests = serveRequests<typeof opcrFlow, FoundForm>(opcrFlow, part);
export const FORM_REQUESTS = { IPCR: ipcrRequests, DPCR: dpcrRequests, OPCR: opcrRequests } as const;

/** Before targets are reviewed and approved: what of the cascade is refused, with what to do. */
async function whyNotAnswering(call: AskingCall, waiting: readonly { id: number; from: string; record: FoundForm }[]) {
  const asked = waiting.filter(({ from }) => from === 'TARGET_SUBMITTED' || from === 'TARGET_REVIEWED');
  const found = new Map<number, string>();
  if (asked.length === 0) return found;
  const terms = await readTerms(call.db);
  const lines = await readLines(
    call.db,
    asked.map(({ id }) => id),
  );
  for (const { id, record } of asked) {
    const own = lines.get(id) ?? [];
    if (own.every(({ parent_id }) => parent_id === null)) continue;
    const { refused } = await judgeTargets(call.db, record, own, weightsOf(record, termsOn(terms, record.period.from)));
    if (refused.length > 0) found.set(id, `${refused[0]!.message} Return the targets.`);
  }
  return found;
}

/** The decision of the team: denied, the rating stays; granted, the final rating is computed anew and a new notice of it begins new days. */
async function resolveAppeals(call: StepCall, moved: readonly MovedForm[], { input }: StepInput): Promise<void> {
  const { granted, lines } = input as z.output<typeof decideAppeal.body>;
  const ids = moved.map(({ id }) => id);
  await sql`
    update performance.form set decided_on = ${call.today}::date, granted = ${granted}, final_before = final where id = any(${ids}::integer[])`.execute(
    call.db,
  );
  if (!granted) return;
  await writeRatings(call.db, lines);
  await computeFinal(call, moved);
}
