import { complainOf, type Invariant } from '../university.ts';

/** Each punch that a device was told is kept is there, once, however often it was sent. */
export const punchesAreKeptOnce: Invariant = (university) =>
  complainOf(
    university,
    `with kept as (
       select d.serial || ' ' || p.pin || ' ' || to_char(p.at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI:SS') as punch
       from attendance.punch p join attendance.device d on d.id = p.device_id)
     select 'The punch ' || told.punch || ' is kept ' || count(kept.punch) || ' times.' as complaint
     from unnest($1::text[]) as told (punch) left join kept using (punch) group by told.punch having count(kept.punch) <> 1`,
    [[...university.acknowledged]],
  );
