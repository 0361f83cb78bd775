import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly, recordId, type Access } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { chosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { REVISIONS } from './sheet.ts';

/** So many people at most go into one file. */
export const FORMS_AT_MOST = 1000;

/** `written`: where something was written on it; it is printed behind the form. */
export const WORK_SHEETS = ['written', 'always', 'never'] as const;
export type WorkSheet = (typeof WORK_SHEETS)[number];

const revision = z.enum(REVISIONS);

/**
 * What is printed: the sheet as it was submitted while it is submitted, checked or verified, with its code once it was issued; else as it
 * stands. Without a code it is marked as a draft. `draft` prints it as it stands in any case, `copy` a copy that was verified.
 */
const what = {
  /** The university's choice unless another is wanted. */
  revision: revision.optional(),
  draft: z.stringbool().default(false),
  copy: recordId.optional(),
};
const onPaper = { ...what, work_sheet: z.enum(WORK_SHEETS).default('written') };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function formCalls<P extends z.ZodRawShape>(whose: { path: string; of: string; access: Access; params: P }) {
  const { path, of, access } = whose;
  const params = z.object(whose.params);
  return {
    print: endpoint({
      method: 'GET',
      path: `${path}/print`,
      summary: `CS Form No. 212 ${of} as PDF, with continuation sheets and the Work Experience Sheet.`,
      access,
      params,
      query: z.object(onPaper),
      response: fileAnswer,
      download: ['application/pdf'],
    }),
    workbook: endpoint({
      method: 'GET',
      path: `${path}/workbook`,
      summary: `CS Form No. 212 ${of} as a workbook of the same layout.`,
      access,
      params,
      query: z.object(what),
      response: fileAnswer,
      download: [XLSX],
    }),
    paper: endpoint({
      method: 'GET',
      path: `${path}/papers`,
      summary: `Whether CS Form No. 212 ${of}, as it was submitted, is issued as a paper, and its code.`,
      access,
      params,
      query: z.object({ copy: what.copy }),
      response: z.object({ is_submitted: z.boolean(), code: z.string().nullable() }),
    }),
    issue: endpoint({
      method: 'POST',
      path: `${path}/papers`,
      summary: `Issues CS Form No. 212 ${of}, as it was submitted, as a paper with a code to verify it.`,
      access,
      reach: 'scope',
      params,
      body: z.object({ copy: what.copy }),
      response: messageOnly.extend({ code: z.string() }),
    }),
  };
}

export const myForm = formCalls({ path: '/api/pds/me', of: 'of the caller', access: 'signed-in', params: {} });

export const theirForm = formCalls({
  path: '/api/pds/{personnel_id}',
  of: 'of a person within the caller’s scope',
  access: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
  params: { personnel_id: recordId },
});

export const printForms = endpoint({
  method: 'POST',
  path: '/api/pds/print',
  summary: 'Issues and prints the CS Forms No. 212 of the chosen people behind the screen; the result names the file.',
  access: ['PERSONNELS'],
  reach: 'scope',
  body: z.object({ ...chosenPeople, revision: revision.optional(), work_sheet: z.enum(WORK_SHEETS).default('never') }),
  response: startedJob,
});

export const readPrintSetting = endpoint({
  method: 'GET',
  path: '/api/pds/print-setting',
  summary: 'In which revision CS Form No. 212 is printed where no one chose another.',
  access: 'signed-in',
  response: z.object({ revision }),
});

export const savePrintSetting = endpoint({
  method: 'PUT',
  path: '/api/pds/print-setting',
  summary: 'Chooses the revision of CS Form No. 212 for new submissions.',
  access: ['SETTINGS'],
  reach: 'university',
  body: z.object({ revision }),
  response: messageOnly.extend({ revision }),
});
