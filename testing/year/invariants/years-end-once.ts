import { complainOf, type Invariant } from '../university.ts';

/** Of vacation leave everybody who has ten days takes five in a year, in thousandths of a day. */
const FORCED = 5_000;

/**
 * Once HR ended a year: nobody forfeits more than what lacks to the five days by the days that were charged to the card, nor more than the card had on 31
 * December, nor twice; whose December is closed and had ten days then forfeits what lacks. Rights of the year end with it.
 */
export const yearsEndOnce: Invariant = (university, day) =>
  complainOf(
    university,
    `with posted as (
       select l.personnel_id, p.id, p.kind, p.cause, p.period, e.amount, e.effective_on from ledger.posting p join ledger.entry e on e.posting_id = p.id
       join ledger.lot l on l.id = e.lot_id and l.book = 'VL'
       where p.kind <> 'REVERSAL' and not exists (select from ledger.posting r where r.reverses_id = p.id)),
     forfeited as (
       select personnel_id, count(distinct id) as times, -sum(amount) as amount from posted where kind = 'FORFEIT' and effective_on = $1::date group by 1),
     stood as (
       select personnel_id, sum(amount) filter (where kind <> 'FORFEIT' or effective_on < $1::date) as amount from posted where effective_on <= $1::date group by 1)
     select 'Person ' || f.personnel_id || ' forfeited vacation leave of the year ' || f.times || ' times, ' || f.amount || ' of ' || coalesce(s.amount, 0) || '.'
       as complaint
     from forfeited f left join stood s using (personnel_id)
     where f.times > 1 or f.amount > $2 or f.amount < 0 or f.amount > coalesce(s.amount, 0)
     union all
     select 'Of person ' || l.personnel_id || ' there is still ' || l.balance || ' of ' || l.book || ', which ended on ' || l.expires_on || '.'
     from ledger.lot l where l.expires_on <= $1::date and l.balance - l.held > 0
     union all
     select 'The year ' || extract(year from $1::date) || ' could not be ended for ' || count(*) || ' people.' from leave.year_problem p
     join leave.year_run r on r.id = p.run_id and r.year = extract(year from $1::date) and r.finished_at is not null having count(*) > 0
     union all
     select 'The year ' || extract(year from $1::date) || ' was not ended.'
     where not exists (select from leave.year_run where year = extract(year from $1::date) and finished_at is not null)`,
    [`${day.year - 1}-12-31`, FORCED],
  );
