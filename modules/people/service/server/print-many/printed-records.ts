import { issueOnce, printedMany, readIssued } from '@talaan/papers/server/public.ts';
import { serviceRecordForm, type RecordSheet } from '../../print/service-record-form.ts';
import type { Wanted } from '../record/draw-records.ts';
import { issueRecords } from '../record/issue-record.ts';

/** Issues and prints the records of people. */
export const printedRecords = printedMany<number, Wanted, RecordSheet>({
  kind: 'service.print-records',
  what: 'Service records',
  form: serviceRecordForm,
  atOnce: 40,
  gather: async (gathering, people, wanted) => {
    const codes = await issueOnce(gathering, (call, without) =>
      issueRecords(
        call,
        without.map(({ at, run }) => ({ id: people[at]!, run })),
        wanted,
      ),
    );
    return readIssued(gathering.call.db, codes);
  },
});
