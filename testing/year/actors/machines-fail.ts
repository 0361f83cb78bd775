import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { attlogLine, pushDevice } from '../../push-device.ts';
import { callAs } from '../../call-as.ts';
import { MACHINES } from '../machines.ts';
import { ask, count, isWorkday, sample, type University } from '../university.ts';

/** Of a workday. */
const FAILS = 0.05;
const WRITERS = 4;
/** Before it is killed, so many writes were answered. */
const WRITES = [4, 20] as const;
/** A device whose punches belong to no person, and the hour of its punches. */
const PIN_OF_NONE = 9_000_000;

/**
 * On some days the server, its worker or the database is killed while devices push and HR enters punches. What was answered as kept is there after the next start;
 * what was not is there once or not at all.
 */
export async function machinesFail(university: University, day: Temporal.PlainDate): Promise<void> {
  const { chance, machines, figures, tokens } = university;
  if (!isWorkday(university, day) || !chance.happens(FAILS)) return;
  const [device] = await ask<{ serial: string }>(
    university,
    `select serial from attendance.device where enabled and mode = 'push' order by id limit 1`,
  );
  const machine = chance.pick(MACHINES);
  const enough = chance.between(...WRITES);
  const state = { answered: 0, isOver: false };
  const entered: string[] = [];
  const [person] = sample(university, [...tokens.ofPerson.keys()], 1);
  /** Until one is not kept, which is the kill, or all is over. */
  const write = async (writer: number) => {
    for (let no = 0; !state.isOver; no++) {
      if (!(await (writer % 2 === 0 ? punch : enter)(writer, no).catch(() => false))) return;
      state.answered += 1;
    }
  };
  const punch = async (writer: number, no: number) => {
    const pin = String(PIN_OF_NONE + day.dayOfYear * 1000 + writer * 100 + (no % 100));
    const at = `${day.toString()} 08:00:00`;
    const line = pushDevice(machines.url, device!.serial);
    const { text } = await line.push([attlogLine(pin, at)]).finally(line.close);
    const isKept = text.startsWith('OK');
    if (isKept) university.acknowledged.add(`${device!.serial} ${pin} ${at}`);
    return isKept;
  };
  const enter = async (writer: number, no: number) => {
    const reason = `Certified by the guard, ${day.toString()} ${writer} ${no}.`;
    const time = `${String(6 + writer).padStart(2, '0')}:${String(no % 60).padStart(2, '0')}`;
    const body = { personnel_id: person!, date: day.toString(), times: [time], reason };
    const { status } = await callAs(machines.url, tokens.ofName.get('hr')!, enterPunches, { body });
    if (status === 200) entered.push(reason);
    return status === 200;
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  const ended = Promise.all(writers).then(() => (state.isOver = true));
  while (state.answered < enough && !state.isOver) await new Promise((resolve) => setTimeout(resolve, 1));
  await machines.kill(machine);
  state.isOver = true;
  await ended;
  figures.kills += 1;
  count(university, `kills of the ${machine}`);
  await waitUntilServed(university);
  const lost = await ask<{ reason: string }>(
    university,
    `select told.reason from unnest($1::text[]) told (reason) left join attendance.entered_punch p on p.reason = told.reason
     group by 1 having count(p.reason) <> 1`,
    [entered],
  );
  if (lost.length > 0)
    throw new Error(
      `after the ${machine} was killed, punches that were kept are not there once: ${lost.map(({ reason }) => reason).join(' ')}`,
    );
}

const LONGEST_MS = 60_000;

/** The server finds the database again by itself. */
async function waitUntilServed(university: University): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const said = await callAs(university.machines.url, university.tokens.ofName.get('hr')!, readInbox, { query: {} }).catch(
      () => undefined,
    );
    if (said?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the product did not answer within ${LONGEST_MS / 1000} s of a kill`);
}
