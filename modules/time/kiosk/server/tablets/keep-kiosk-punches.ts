import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { recognizeAtDevice, type Recognized } from '@talaan/faces/server/public.ts';
import { keepPunches, wallClock } from '@talaan/devices/server/public.ts';
import type { OUTCOMES, TabletPunch } from '../../contract/tablet.ts';
import type { Doubt } from '../../contract/review.ts';
import { plainNumber } from '../../rules/codes.ts';
import { readSeal } from '../seal-photo.ts';
import { pinOn } from './pin-on.ts';
import type { Tablet } from './take-contact.ts';

/** A punch with the time that it came to. */
export interface Settled {
  punch: TabletPunch;
  at: Temporal.Instant;
  isDoubtful: boolean;
}

interface Answered {
  number: number;
  outcome: (typeof OUTCOMES)[number];
  /** Named on the tablet. */
  person: string | null;
  at: string;
}

interface Keeping {
  server: Server;
  db: Database;
  now: Temporal.Instant;
}

/** Whose punch it is; of a face how it was recognized, too, where it could be opened. */
interface Found {
  person: Person | null;
  recognized: Recognized | null;
}

/** A face that comes within so long after it was taken is answered while its person is before the tablet. */
const AT_ONCE_MS = 15_000;

/**
 * Keeps the punches of a locked tablet within the transaction at hand, and enters those that count. One that is known is answered as it was. Two
 * signatures of one number are of a tablet and its copy: from then on all that it sends is held.
 */
export async function keepKioskPunches(
  keeping: Keeping,
  tablet: Tablet,
  punches: readonly Settled[],
): Promise<{ answers: Answered[]; isCopied: boolean }> {
  const answers: Answered[] = [];
  let isCopied = tablet.copied_at !== null;
  for (const settled of punches) {
    const { known, isOther } = await findKept(keeping.db, tablet, settled.punch);
    if (isOther && !isCopied && !known) {
      isCopied = true;
      await sql`update kiosk.tablet set copied_at = ${keeping.now.toString()} where id = ${tablet.id}`.execute(keeping.db);
    }
    answers.push(known ?? (await keepOne(keeping, tablet, settled, isCopied)));
  }
  return { answers, isCopied };
}

async function findKept(db: Database, { id }: Tablet, { number, signature }: TabletPunch): Promise<{ known?: Answered; isOther: boolean }> {
  const { rows } = await sql<{ is_same: boolean; doubt: Doubt | null; state: string; person: string | null; at: string }>`
    select k.signature = ${Buffer.from(signature, 'base64')} as is_same, k.doubt, k.state, k.at,
      case when k.way <> 'FACE' or r.outcome = 'ACCEPTED' then p.fullname end as person
    from kiosk.punch k left join personnel.person_view p on p.id = k.personnel_id left join faces.recognition r on r.id = k.recognition_id
    where k.tablet_id = ${id} and k.number = ${number}`.execute(db);
  const same = rows.find(({ is_same }) => is_same);
  return {
    ...(same && { known: { number, outcome: outcomeOf(same), person: same.person, at: same.at } }),
    isOther: rows.some(({ is_same }) => !is_same),
  };
}

async function keepOne(keeping: Keeping, tablet: Tablet, settled: Settled, isCopied: boolean): Promise<Answered> {
  const { server, db, now } = keeping;
  const { punch, at } = settled;
  const found = await findPerson(keeping, tablet, settled);
  const doubt = doubtOf(tablet, settled, found, { isCopied, isRepeated: await isRepeated(db, punch) });
  const isRefused = doubt === 'UNKNOWN' && found.recognized !== null && now.epochMilliseconds - at.epochMilliseconds <= AT_ONCE_MS;
  const { person } = found;
  const counts = person !== null && (doubt === null || doubt === 'PHOTO');
  const pin = counts ? await pinOn(db, person.id, at) : null;
  if (pin !== null)
    await keepPunches(db, [{ deviceId: tablet.device_id, pin, at: wallClock(at), status: 0, verify: 0, workCode: '', address: '' }]);
  const seal = punch.photo === null || isRefused ? null : await readSeal(server, db);
  const state = doubt === null ? 'COUNTED' : isRefused ? 'REFUSED' : 'PENDING';
  await db
    .insertInto('kiosk.punch')
    .values({
      tablet_id: tablet.id,
      number: punch.number,
      way: punch.way,
      given: punch.given,
      personnel_id: person?.id ?? null,
      pin,
      tablet_at: punch.at,
      received_at: now.toString(),
      at: at.toString(),
      signature: Buffer.from(punch.signature, 'base64'),
      photo: seal && seal.close(`${tablet.id}/${punch.number}`, Buffer.from(punch.photo!, 'base64')),
      doubt,
      state,
      recognition_id: found.recognized?.recognitionId ?? null,
    })
    .execute();
  return {
    number: punch.number,
    outcome: outcomeOf({ doubt, state }),
    person: punch.way === 'FACE' && found.recognized?.outcome !== 'ACCEPTED' ? null : (person?.fullname ?? null),
    at: new Date(at.epochMilliseconds).toISOString(),
  };
}

async function findPerson({ server, db, now }: Keeping, tablet: Tablet, { punch, at }: Settled): Promise<Found> {
  if (punch.way === 'CARD') return { person: (await personOfCard(db, punch.given, at)) ?? null, recognized: null };
  if (punch.way === 'NUMBER') return { person: (await personOfNumber(db, punch.given, at)) ?? null, recognized: null };
  const recognized = await recognizeAtDevice(
    { server, db, now, day: wallClock(at).slice(0, 10) },
    { sealed: punch.face!, at: punch.at, deviceId: tablet.device_id },
  );
  return { person: recognized?.person ?? null, recognized };
}

/** A face that was sent before is not taken anew each time: somebody kept it and sends it again. */
async function isRepeated(db: Database, { way, given }: TabletPunch): Promise<boolean> {
  if (way !== 'FACE') return false;
  const { rows } = await sql`select from kiosk.punch where way = 'FACE' and given = ${given} limit 1`.execute(db);
  return rows.length > 0;
}

/** What is the matter with a punch; the gravest alone. */
function doubtOf(
  tablet: Tablet,
  { punch, isDoubtful }: Settled,
  { person, recognized }: Found,
  { isCopied, isRepeated: wasSent }: { isCopied: boolean; isRepeated: boolean },
): Doubt | null {
  if (isCopied) return 'COPIED';
  if (tablet.is_ended) return 'ENDED';
  if (wasSent) return 'FACE';
  if (!person) return 'UNKNOWN';
  if (isDoubtful) return 'CLOCK';
  if (punch.way === 'FACE') return recognized?.outcome === 'ACCEPTED' ? null : 'FACE';
  return punch.way === 'NUMBER' ? 'PHOTO' : null;
}

function outcomeOf({ doubt, state }: { doubt: Doubt | null; state: string }): Answered['outcome'] {
  if (state === 'REFUSED') return 'REFUSED';
  if (doubt === null) return 'COUNTED';
  return doubt === 'PHOTO' ? 'REVIEW' : 'HELD';
}

type Person = { id: number; fullname: string };

/** Whose card it was at the moment of the punch: one that was ended since worked then. */
async function personOfCard(db: Database, code: string, at: Temporal.Instant): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select p.id, p.fullname from kiosk.card c join personnel.person_view p on p.id = c.personnel_id
    where c.code = ${code} and (c.ended_at is null or date_trunc('second', c.ended_at) > ${at.toString()}::timestamptz)`.execute(db);
  return rows[0];
}

/** Who has this employee number and serves on that day. */
async function personOfNumber(db: Database, number: string, at: Temporal.Instant): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select p.id, p.fullname from personnel.person_view p
    where regexp_replace(upper(p.idno), '[^0-9A-Z]', '', 'g') = ${plainNumber(number)} and p.merged_into is null
      and exists (select from personnel.appointment_view a where a.personnel_id = p.id and a.during @> attendance.date_of(${at.toString()}::timestamptz))`.execute(
    db,
  );
  return rows.length === 1 ? rows[0] : undefined;
}
