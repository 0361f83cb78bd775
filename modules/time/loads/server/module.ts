import { sql } from 'kysely';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import * as dtr from '../contract/faculty-dtr.ts';
import * as segments from '../contract/segments.ts';
import * as terms from '../contract/terms.ts';
import { issueRecord, printOwnRecord, printRecord } from './form/issue-record.ts';
import { loadSpreadsheets } from './load-spreadsheets.ts';
import { readOtherMonth, readOwnMonth } from './open-month.ts';
import { readSegment } from './find-segment.ts';
import { segmentRows } from './segment-rows.ts';
import { addTerm, changeTerm, listTerms } from './terms.ts';
import { addSegment, changeSegment, removeSegment } from './write-segment.ts';
import { facultyLoads, researchHours } from './load-figures.ts';
import { processing } from './processing.ts';

export const loadsModule: ServerModule = {
  name: 'loads',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    term_has_its_own_name: { field: 'name', message: 'Another term has this name.' },
    terms_follow_one_another: { field: 'from', message: 'On some of these days there is another term.' },
    segment_is_within_its_term: { field: 'to', message: 'Segments of load lie outside these days. Remove them first.' },
    a_teacher_has_one_segment_at_a_time: { field: 'from_minute', message: 'The teacher has another segment at that hour.' },
  },
  processing,
  personalData: [
    personalDataIn(
      'Segments of load',
      ['loads.segment'],
      ({ personnelId }) => sql`
        select t.name as "Term", s.kind as "Kind", s.subject as "Subject", s.section as "Section", s.weekdays as "Weekdays, Monday is 1",
          s.from_minute as "From, in minutes after midnight", s.to_minute as "To", s.room as "Room", lower(s.during) as "First day",
          upper(s.during) - 1 as "Last day"
        from loads.segment s join loads.term t on t.id = s.term_id where s.personnel_id = ${personnelId} order by s.id`,
    ),
    personalDataIn(
      'Faculty DTRs',
      ['loads.issued_record'],
      ({ personnelId }) => sql`
        select r.month as "Month", p.control_number as "Control number", p.issued_on as "Issued"
        from loads.issued_record r join papers.paper p on p.code = r.code where r.personnel_id = ${personnelId} order by r.month, r.code`,
    ),
  ],
  contributes: [
    contribute(executiveFigures, facultyLoads),
    contribute(executiveFigures, researchHours),
    contribute(spreadsheets, loadSpreadsheets),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountLoads,
};

function mountLoads(server: Server): void {
  mountRows(server, segmentRows);
  mount(server, segments.addSegment, addSegment);
  mount(server, segments.readSegment, readSegment);
  mount(server, segments.changeSegment, changeSegment);
  mount(server, segments.removeSegment, removeSegment);
  mount(server, terms.listTerms, listTerms);
  mount(server, terms.addTerm, addTerm);
  mount(server, terms.changeTerm, changeTerm);
  mount(server, dtr.readOwnFacultyMonth, readOwnMonth);
  mount(server, dtr.readFacultyMonth, readOtherMonth);
  mount(server, dtr.printOwnFacultyDtr, printOwnRecord);
  mount(server, dtr.issueFacultyDtr, issueRecord);
  mount(server, dtr.printFacultyDtr, printRecord);
}
