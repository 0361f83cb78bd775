import { complainOf, type Invariant } from '../university.ts';

/** A lot is the sum of its entries, an account the sum of its lots: what is posted, and what is held. */
export const ledgerAddsUp: Invariant = (university) =>
  complainOf(
    university,
    `select 'Lot ' || l.id || ' (' || l.book || ' of person ' || l.personnel_id || ') says ' || l.balance || ', its entries ' || coalesce(sum(e.amount), 0) || '.'
       as complaint
     from ledger.lot l left join ledger.entry e on e.lot_id = l.id group by l.id
     having l.balance <> coalesce(sum(e.amount), 0) or l.held <> coalesce(sum(e.hold), 0)
     union all
     select 'The account ' || a.book || ' of person ' || a.personnel_id || ' says ' || a.balance || ', its lots ' || coalesce(sum(l.balance), 0) || '.'
     from ledger.account a left join ledger.lot l on l.personnel_id = a.personnel_id and l.book = a.book
     group by a.personnel_id, a.book having a.balance <> coalesce(sum(l.balance), 0) or a.held <> coalesce(sum(l.held), 0)`,
  );
