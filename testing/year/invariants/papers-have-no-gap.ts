import { complainOf, type Invariant } from '../university.ts';

/** The stays of a paper are numbered without a gap, each sent from an earlier one that was there before. */
export const papersHaveNoGap: Invariant = (university) =>
  complainOf(
    university,
    `select 'The stays of paper ' || document_id || ' are numbered up to ' || max(no) || ', and there are ' || count(*) || '.' as complaint
     from documents.hop group by document_id having max(no) <> count(*) or min(no) <> 1
     union all
     select 'Stay ' || h.no || ' of paper ' || h.document_id || ' was sent before stay ' || f.no || ' was.'
     from documents.hop h join documents.hop f on f.document_id = h.document_id and f.no = h.from_no where h.sent_at < f.sent_at`,
  );
