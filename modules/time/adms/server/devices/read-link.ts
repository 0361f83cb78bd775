import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { DeviceCommand, PastFault, readDeviceLink } from '../../contract/devices.ts';
import { workMinutesMissed } from '../../rules/judge-health.ts';
import { formatFailure } from '../../rules/read-results.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { findHealth } from './health-rows.ts';

type Answer = AnswerOf<typeof readDeviceLink>;
type LinkCall = Call<{ id: number }>;

const FAULTS_SHOWN = 50;
const COMMANDS_SHOWN = 100;
const ERRORS_SHOWN = 100;

/** A device that pushes as its page shows it; 404 out of reach. */
export async function readLink(call: LinkCall): Promise<Answer> {
  const { db, params } = call;
  const health = await findHealth(db, call, params.id);
  const [link, faults, commands, errors] = await Promise.all([
    findLink(db, params.id),
    listFaults(call),
    listCommands(db, params.id),
    sql<Answer['errors'][number]>`
      select id, received_at, target as table, line, reason from adms.bad_line where device_id = ${params.id} order by id desc limit ${ERRORS_SHOWN}`.execute(
      db,
    ),
  ]);
  return { health, ...link, faults, commands, errors: errors.rows };
}

type Link = Omit<Answer, 'health' | 'faults' | 'commands' | 'errors'>;

const NO_LINK: Link = {
  address: null,
  has_key: false,
  networks: [],
  punches: 0,
  doubled: 0,
  bad_lines: 0,
  records: null,
  templates: null,
  said_at: null,
  counted: null,
};

async function findLink(db: Database, id: number): Promise<Link> {
  const { rows } = await sql<Link>`
    select address, key_hash is not null as has_key, networks, punches, doubled, bad_lines, records, templates, said_at,
      case when counted_device is not null and counted_talaan is not null
        then jsonb_build_object('device', counted_device, 'talaan', counted_talaan, 'at', counted_at) end as counted
    from adms.link where device_id = ${id}`.execute(db);
  return rows[0] ?? NO_LINK;
}

async function listFaults({ db, params, now, server }: LinkCall): Promise<PastFault[]> {
  const { rows } = await sql<Omit<PastFault, 'work_minutes'> & { campus_id: number }>`
    select f.id, f.kind, f.says, f.began_at, f.ended_at, d.campus_id from adms.fault f join attendance.device_view d on d.id = f.device_id
    where f.device_id = ${params.id} order by f.id desc limit ${FAULTS_SHOWN}`.execute(db);
  const oldest = rows.at(-1);
  if (!oldest) return [];
  const free = await contributed(server, freeDays)(db, dayOf(oldest.began_at), dayOf(now.toString()));
  const holidays = new Set(free.filter(({ campus_id }) => campus_id === null || campus_id === oldest.campus_id).map(({ date }) => date));
  const isWorkDay = (day: number) => {
    const date = new Date(day * 86_400_000);
    return date.getUTCDay() % 6 !== 0 && !holidays.has(date.toISOString().slice(0, 10));
  };
  return rows.map((fault) => ({
    ...fault,
    work_minutes:
      fault.kind === 'SILENT'
        ? workMinutesMissed(wallMinutes(fault.began_at), wallMinutes(fault.ended_at ?? now.toString()), isWorkDay, PUSH_SETTINGS)
        : null,
  }));
}

function dayOf(at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDate().toString();
}

function wallMinutes(at: string): number {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return Math.floor((local.epochMilliseconds + local.offsetNanoseconds / 1e6) / 60_000);
}

type CommandRow = Omit<DeviceCommand, 'says' | 'failure'> & {
  text: string;
  pin: string | null;
  fullname: string | null;
  code: number | null;
};

async function listCommands(db: Database, id: number): Promise<DeviceCommand[]> {
  const { rows } = await sql<CommandRow>`
    select k.id, k.kind, k.text, k.pin, p.fullname, k.state, k.code, a.name as queued_by, k.queued_at, k.sent_at, k.ended_at
    from adms.command k left join personnel.person_view p on p.id = k.personnel_id left join identity.account_view a on a.id = k.queued_by
    where k.device_id = ${id} order by k.queued_at desc, k.id desc limit ${COMMANDS_SHOWN}`.execute(db);
  return rows.map(({ text, pin, fullname, code, ...command }) => ({
    ...command,
    says: formatCommand(command.kind, { text, pin, fullname }),
    failure: code === null ? null : formatFailure(code),
  }));
}

function formatCommand(kind: string, { text, pin, fullname }: Pick<CommandRow, 'text' | 'pin' | 'fullname'>): string {
  const time = /StartTime=(\S+) \S+\tEndTime=(\S+)/.exec(text);
  const period = time ? ` of ${time[1]} to ${time[2]}` : '';
  switch (kind) {
    case 'PUT_USER':
      return `Put ${fullname ?? 'a person'} (PIN ${pin}) on it`;
    case 'REMOVE_USER':
      return `Take ${fullname ? `${fullname} (PIN ${pin})` : `PIN ${pin}`} off it`;
    case 'QUERY_PUNCHES':
      return `Send stored punches${period}`;
    case 'COUNT_PUNCHES':
      return `Count stored punches${period}`;
    case 'QUERY_USERS':
      return 'Send its users';
    case 'CHECK':
      return 'Look for new settings';
    case 'INFO':
      return 'Tell about itself';
    default:
      return 'Restart';
  }
}
