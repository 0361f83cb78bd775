import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReasonCode } from '../../rules/types.ts';

const ATTENDED: ReasonCode = 'ATTENDED_ON_LEAVE';

/** Whether a row `y` of `attendance.day`, a whole day of leave, says that the person was at work. */
export const isAttendedLeave: RawBuilder<SqlBool> = sql<SqlBool>`y.status = 'ON_LEAVE' and y.reasons @> ${JSON.stringify([{ code: ATTENDED }])}::jsonb`;
