import { attlogLine, pushDevice } from '../../push-device.ts';
import { ask, count, isWorkday, type University } from '../university.ts';

const PRESENT = 0.95;
const LATE_BATCH = 0.1;
const DOUBLED = 0.05;
const UNKNOWN = 0.2;
const UNKNOWN_PIN = '987654';
/** Morning in and out, afternoon in and out: from which minute of the day, and how many more by chance. */
const HABITS = [
  [455, 40],
  [720, 10],
  [765, 14],
  [1020, 45],
] as const;

/** Overtime of the evening is over, and how many minutes later one is out. */
const AFTER_OVERTIME = [1231, 15] as const;

interface Wearer {
  pin: string;
  serial: string;
  works_on: boolean;
}

/** In the evening each device sends the day; some keep it until the next time, send lines twice, or know a number that no person has. */
export async function devicesPush(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const { machines, chance, waiting } = university;
  const wearers = await listWearers(university, day);
  for (const [serial, people] of Map.groupBy(wearers, (one) => one.serial)) {
    const today = people.filter(() => chance.happens(PRESENT)).flatMap((one) => punchesOf(university, one, day));
    const lines = [...(waiting.get(serial) ?? []), ...today];
    if (chance.happens(LATE_BATCH)) {
      waiting.set(serial, lines);
      count(university, 'batches that came late');
      continue;
    }
    waiting.delete(serial);
    const doubles = lines.filter(() => chance.happens(DOUBLED));
    const unknown = chance.happens(UNKNOWN) ? [attlogLine(UNKNOWN_PIN, `${day.toString()} 07:59:30`)] : [];
    const device = pushDevice(machines.url, serial);
    const { status, text } = await device.push([...lines, ...doubles, ...unknown]).finally(device.close);
    if (status !== 200 || !text.startsWith('OK')) throw new Error(`device ${serial} was answered ${status} ${text}`);
    for (const line of [...lines, ...unknown]) university.acknowledged.add(`${serial} ${line.split('\t').slice(0, 2).join(' ')}`);
    university.figures.calls += 1;
    count(university, 'punches', lines.length);
    count(university, 'punches sent twice', doubles.length);
    count(university, 'punches of no person', unknown.length);
  }
}

/** Each person punches at a device of the campus, save who is on leave, on travel or at home. */
function listWearers(university: University, day: Temporal.PlainDate): Promise<Wearer[]> {
  return ask(
    university,
    `select distinct on (n.pin) n.pin, d.serial,
       exists (select from attendance.day_modifier m where m.personnel_id = n.personnel_id and m.during @> $1::date and m.modifier ->> 'kind' = 'OVERTIME') as works_on
     from personnel.device_pin n
     join personnel.appointment a on a.personnel_id = n.personnel_id and a.during @> $1::date
     join organization.office o on o.id = a.office_id join attendance.device d on d.campus_id = o.campus_id
     where n.during @> $1::date and d.enabled and d.mode = 'push'
       and not exists (select from attendance.day_modifier m where m.personnel_id = n.personnel_id and m.during @> $1::date
         and m.modifier ->> 'kind' in ('LEAVE', 'OFFICIAL_BUSINESS', 'WORK_FROM_HOME'))
     order by n.pin, md5(n.pin || d.serial)`,
    [day.toString()],
  );
}

function punchesOf({ chance }: University, { pin, works_on }: Wearer, day: Temporal.PlainDate): string[] {
  const habits = works_on ? [...HABITS.slice(0, -1), AFTER_OVERTIME] : HABITS;
  return habits.map(([from, spread]) => {
    const minute = chance.between(from, from + spread);
    const time = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60, chance.between(0, 59));
    return attlogLine(pin, `${day.toString()} ${time.toString({ smallestUnit: 'second' })}`);
  });
}
