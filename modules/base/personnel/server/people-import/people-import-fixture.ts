import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { z } from 'zod';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { peopleImports as calls, type OfficeChoice, type PositionChoice } from '../../contract/people-import.ts';

export const HEADINGS = 'Employee No.,Last name,First name,Sex,Date of birth,PIN,Office/College,Campus,Position,Status,Date hired';

export type PeopleImport = z.output<typeof calls.read.response>['import'];

interface Importing {
  app: TestApp;
  hr: Caller;
  upload: (content: string | Uint8Array, name?: string) => Promise<PeopleImport>;
  check: (record: PeopleImport, offices?: OfficeChoice[], positions?: PositionChoice[]) => Promise<PeopleImport>;
  /** Acknowledges all warnings, confirms, and waits for the end. */
  importAll: (record: PeopleImport, leaveOut?: boolean) => ReturnType<TestApp['finishJob']>;
}

/** Starts the product for a test of the import of people and ends it after; call it at the top of the file. */
export async function openPeopleImport(): Promise<Importing> {
  const app = await startTestApp({ work: 'asked' });
  after(() => app.close());
  const hr = await app.as('hr');
  return {
    app,
    hr,
    upload: async (content, name = 'people.csv') => {
      const answer = await hr.call(calls.upload, { file: { name, content } });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.import;
    },
    check: async ({ id, columns }, offices = [], positions = []) => {
      const answer = await hr.call(calls.check, { params: { id }, body: { columns, choices: { offices, positions } } });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.import;
    },
    importAll: async ({ id, warnings }, leaveOut = false) => {
      for (const { kind } of warnings) await hr.call(calls.acknowledge, { params: { id }, body: { kind } });
      const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: leaveOut } });
      assert.equal(started.status, 200, JSON.stringify(started.body));
      return app.finishJob(hr, started.body.job.id);
    },
  };
}
