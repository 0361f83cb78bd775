import { complainOf, type Invariant } from '../university.ts';

/** An item has one incumbent at a time, of its own office and position; and each is paid the grade of the item by the table in force. */
export const itemsAreIncumbents: Invariant = (university, day) =>
  complainOf(
    university,
    `select 'Item ' || i.item_number || ' has ' || count(*) || ' incumbents.' as complaint
     from personnel.appointment a join plantilla.item i on i.id = a.item_id where a.during @> $1::date and not a.is_substitute
     group by i.id having count(*) > 1
     union all
     select 'Person ' || a.personnel_id || ' serves in office ' || a.office_id || ', the item ' || i.item_number || ' is in ' || i.office_id || '.'
     from personnel.appointment a join plantilla.item i on i.id = a.item_id where a.during @> $1::date and not a.is_substitute and a.office_id <> i.office_id
     union all
     select 'Person ' || a.personnel_id || ' holds an item of SG ' || p.salary_grade || ' and is paid by SG ' || coalesce(s.salary_grade::text, 'none') || '.'
     from personnel.appointment a join organization.position p on p.id = a.position_id
     left join personnel.salary s on s.personnel_id = a.personnel_id and s.during @> $1::date
     where a.during @> $1::date and a.item_id is not null and s.salary_grade is distinct from p.salary_grade
     union all
     select 'Person ' || s.personnel_id || ' is paid on ' || $1 || ' and does not serve.'
     from personnel.salary s where s.during @> $1::date and not exists (select from personnel.appointment a where a.personnel_id = s.personnel_id and a.during @> $1::date)`,
    [day.toString()],
  );
