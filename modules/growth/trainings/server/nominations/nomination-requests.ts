import { sql } from 'kysely';
import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { serveRequests, type AskingCall, type Facts, type Moved, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { callOffTrip, recordTrip } from '@talaan/travel/server/public.ts';
import { closeNomination, reportNomination, screeningInput } from '../../contract/nomination-steps.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { makesTravel } from '../../rules/nominee.ts';
import { missingPapers, reportDue, type ReportPaper } from '../../rules/report-due.ts';
import { trainingFlow } from '../../workflow.ts';
import { closeTrainings } from '../after/close-trainings.ts';
import { readNominations, type FoundNomination } from '../kept/find-nomination.ts';
import { recordPoints } from './record-points.ts';
import { blocksOfNominations } from './blocks-of-nominations.ts';

export type MovedNomination = Moved<typeof trainingFlow, FoundNomination>;

/** What the rules and the route are found by: what it costs, how long it takes, and whether it is abroad. */
export function factsOfNomination(
  training: { title: string; first_day: string; last_day: string; is_abroad: boolean },
  { personnel_id, office_id, planned }: { personnel_id: number; office_id: number | null; planned: number },
): Facts {
  return {
    ownerId: personnel_id,
    officeId: office_id,
    title: `${training.title}, ${describeDays(training)}`.slice(0, 300),
    amount: planned,
    days: Temporal.PlainDate.from(training.first_day).until(training.last_day).days + 1,
    type: training.is_abroad ? 'abroad' : 'domestic',
  };
}

/** What follows from the steps of a nomination: the points, the travel of who is approved, the report, the row of the data sheet. */
export const nominationRequests = serveRequests<typeof trainingFlow, FoundNomination>(trainingFlow, {
  reads: async (call, ids) => new Map((await readNominations(call, ids)).map((one) => [one.id, one])),
  facts: async (db, ids, day) =>
    new Map((await readNominations({ db, today: day }, ids)).map((one) => [one.id, factsOfNomination(one, one)])),
  asksAgain: async (call, waiting) => {
    const blocks = await blocksOfNominations(
      call,
      waiting.map(({ record }) => record),
    );
    return new Map([...blocks].flatMap(([id, [first]]) => (first ? [[id, first.says] as const] : [])));
  },
  notNow: async (_call, action, waiting) =>
    new Map(
      waiting.flatMap(({ id, record }) =>
        action === 'approve' && record.is_abroad && record.foreign_authority === ''
          ? [[id, 'Travel abroad needs the authority of the Board or of CHED. Have its number entered with the training first.'] as const]
          : [],
      ),
    ),
  guard: guardStep,
  endsWithService: async (db, waiting, { lastDay, today }) =>
    (
      await readNominations(
        { db, today },
        waiting.map(({ id }) => id),
      )
    )
      .filter(({ last_day }) => last_day > lastDay)
      .map(({ id }) => id),
  inputs: {
    screen: screeningInput,
    report: reportNomination.body,
    close: closeNomination.body,
  },
  effects: {
    screen: recordScreening,
    confirmFunds: async ({ db }, moved, { remarks }) => {
      await db.updateTable('trainings.nomination').set({ fund_source: remarks }).where('id', 'in', idsOf(moved)).execute();
    },
    approve: approveNominations,
    missTraining: callOff,
    cancel: callOff,
    cancelTraining: callOff,
    endWithService: callOff,
    report: recordReport,
    close: (call, moved, { input }) => closeTrainings(call, moved, input as BodyOf<typeof closeNomination>),
  },
  tells: {
    approve: ({ title }) => ({ title: 'Your training is approved', description: title }),
    cancelTraining: ({ title }, remarks) => ({ title: 'Training cancelled', description: `${title}: ${remarks}` }),
    attend: ({ title, record }) => ({
      title: 'Report on your training',
      description: `${title}: submit certificate, report and re-entry plan by ${longDate(reportDue(record.last_day, record.follow_up))}.`,
    }),
    close: ({ title }) => ({ title: 'Your training is closed', description: `${title}: it is on your data sheet where you completed it.` }),
  },
});

async function guardStep(
  call: AskingCall,
  action: string,
  moved: readonly MovedNomination[],
  { input }: StepInput,
): Promise<ReadonlyMap<number, string>> {
  return new Map(
    moved.flatMap(({ id, record }) => {
      const because = whyNot(call.today, action, record, input);
      return because === null ? [] : [[id, because] as const];
    }),
  );
}

function whyNot(today: string, action: string, record: FoundNomination, input: unknown): string | null {
  if (action === 'attend' && today < record.last_day) return 'Attendance is recorded on the last day of the training or after it.';
  if (action === 'missTraining' && today < record.first_day) return 'The training has not begun. Cancel the nomination instead.';
  if (action === 'screen' && (input as z.output<typeof screeningInput>).relevance === null && record.screening === null)
    return 'Its relevance is not recorded yet. Open the nomination, and record it.';
  if (action !== 'report') return null;
  const { is_completed, attachment_path } = input as BodyOf<typeof reportNomination>;
  const submitted: ReportPaper[] = ['REPORT', 'RE_ENTRY_PLAN'];
  if (attachment_path !== null || record.certificate_file_id !== null || record.certificate_code !== null) submitted.push('CERTIFICATE');
  return missingPapers(submitted, is_completed).length > 0
    ? 'The certificate is missing. Add it, or say that you did not complete the training.'
    : null;
}

/** At a meeting the points are there already. */
async function recordScreening(call: StepCall, moved: readonly MovedNomination[], { input }: StepInput): Promise<void> {
  const { relevance, votes } = input as z.output<typeof screeningInput>;
  if (relevance !== null)
    await recordPoints(
      call,
      moved.map(({ record }) => record),
      { relevance, votes },
    );
}

/** What was planned is approved; who goes elsewhere travels on official business. */
async function approveNominations(call: StepCall, moved: readonly MovedNomination[]): Promise<void> {
  await sql`update trainings.nomination set approved = planned where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
  for (const { record } of moved.filter(({ record: one }) => makesTravel(one))) {
    const trip_id = await recordTrip(call, {
      personnelId: record.personnel_id,
      first_day: record.first_day,
      last_day: record.last_day,
      destination: record.place,
      purpose: `Training: ${record.title}`.slice(0, 500),
      is_abroad: record.is_abroad,
      foreign_authority: record.foreign_authority,
      basis: '',
      expenses: record.fund_source.slice(0, 300),
    });
    await call.db.updateTable('trainings.nomination').set({ trip_id }).where('id', '=', record.id).execute();
  }
}

async function callOff(call: StepCall, moved: readonly MovedNomination[], { remarks }: StepInput): Promise<void> {
  for (const { record } of moved) if (record.trip_id !== null) await callOffTrip(call, record.trip_id, remarks);
}

async function recordReport(call: StepCall, moved: readonly MovedNomination[], { input }: StepInput): Promise<void> {
  const { attachment_path: path, ...report } = input as BodyOf<typeof reportNomination>;
  for (const { id } of moved) {
    const file = path === null ? {} : { certificate_file_id: (await takeUpload(call, path, 'attachment_path')).id };
    await call.db
      .updateTable('trainings.nomination')
      .set({ ...report, ...file, reported_on: call.today })
      .where('id', '=', id)
      .execute();
  }
}

function idsOf(moved: readonly MovedNomination[]): number[] {
  return moved.map(({ id }) => id);
}
