import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { ImportRecord, ImportRow } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { personnelSections as calls, type ImportSection } from '../../contract/section-imports.ts';

interface ActingPerson {
  id: number;
  idno: string;
  surname: string;
  office: string;
  office_id: number;
  grade: number;
}

interface Sections {
  app: TestApp;
  hr: Caller;
  /** Two people with an appointment with a salary grade that still runs; the importer is neither. */
  people: [ActingPerson, ActingPerson];
  /** Uploads and checks. */
  upload: (section: ImportSection, lines: string[], name?: string) => Promise<ImportRecord>;
  check: (record: ImportRecord) => Promise<ImportRecord>;
  rowsOf: (record: ImportRecord) => Promise<ImportRow[]>;
  importAll: (record: ImportRecord, leaveOut?: boolean) => ReturnType<TestApp['finishJob']>;
}

/** Starts the product for a test of the sections and ends it after; call it at the top of the file. */
export async function openSections(): Promise<Sections> {
  const app = await startTestApp({ work: 'asked' });
  after(() => app.close());
  const hr = await app.as('hr');
  const { rows } = await app.server.pool.query<ActingPerson>(`
    select p.id, p.idno, p.surname, o.fullname as office, o.id as office_id, t.salary_grade as grade
    from personnel.person p join personnel.appointment a on a.personnel_id = p.id and upper(a.during) is null
    join organization.office o on o.id = a.office_id join organization.position t on t.id = a.position_id
    where p.id in (${people.chairOfMathematics.id}, ${people.directorOfBantayan.id}) order by p.id`);
  const check = async (record: ImportRecord) => {
    const answer = await hr.call(calls.check, { params: { id: record.id }, body: { columns: record.columns } });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.import;
  };
  return {
    app,
    hr,
    people: rows as [ActingPerson, ActingPerson],
    check,
    upload: async (section, lines, name = 'file.csv') => {
      const answer = await hr.call(calls.upload, { query: { section }, file: { name, content: lines.join('\n') } });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return check(answer.body.import);
    },
    rowsOf: async ({ id }) => (await hr.call(calls.rows, { params: { id } })).body.rows,
    importAll: async ({ id }, leaveOut = false) => {
      const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: leaveOut } });
      assert.equal(started.status, 200, JSON.stringify(started.body));
      return app.finishJob(hr, started.body.job.id);
    },
  };
}
