import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { appointmentFlow, raiFlow } from '../workflow.ts';

/** What is logged of an appointment beside its flow. */
export const FACTS = { received: 'Signed copy received', oath: 'Oath of office', assume: 'Assumption of duty' } as const;

/** What happened to appointments. */
export const appointmentLog = stepLog({
  table: 'appointing.step',
  key: 'appointment_id',
  moves: { record: 'appointing.appointment', key: 'id', sets: sql`since = s.at` },
  flow: appointmentFlow,
  title: 'appointment',
  facts: FACTS,
});

/** What happened to reports on appointments issued; a report is named by the first day of its month. */
export const raiLog = stepLog({
  table: 'appointing.rai_step',
  key: 'month',
  moves: { record: 'appointing.rai', key: 'month' },
  flow: raiFlow,
  title: 'report on appointments issued',
});
