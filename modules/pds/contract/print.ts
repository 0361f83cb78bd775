import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly, recordId, type Access } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { REVISIONS } from './sheet.ts';

/** So many people at most go into one file. */
export const FORMS_AT_MOST = 1000;

/** `written`: where something was written on it; it is printed behind the form. */
export const WORK_SHEETS = ['written', 'always', 'never'] as const;
export type WorkSheet = (typeof WORK_SHEETS)[number];

const revision = z.enum(REVISIONS);

/**
 * What is printed: the sheet as it was submitted, with its code to verify it, while it is submitted, checked or verified; else as it
 * stands, marked as a draft. `draft` prints it as it stands in any case, `copy` a copy that was verified.
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
  };
}

export const myForm = formCalls({ path: '/api/pds/me', of: 'of one’s own', access: 'staff', params: {} });

export const theirForm = formCalls({
  path: '/api/pds/{personnel_id}',
  of: 'of a person within one’s scope',
  access: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
  params: { personnel_id: recordId },
});

export const printForms = endpoint({
  method: 'POST',
  path: '/api/pds/print',
  summary: 'Prints the CS Forms No. 212 of an office with its units, or of chosen people, behind the screen; the result names the file.',
  access: ['PERSONNELS'],
  body: z
    .object({
      revision: revision.optional(),
      work_sheet: z.enum(WORK_SHEETS).default('never'),
      office_id: recordId.optional(),
      personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(FORMS_AT_MOST).optional(),
    })
    .refine((body) => (body.office_id === undefined) !== (body.personnel_ids === undefined), {
      path: ['office_id'],
      error: 'Choose an office, or people.',
    }),
  response: startedJob,
});

export const readPrintSetting = endpoint({
  method: 'GET',
  path: '/api/pds/print-setting',
  summary: 'In which revision CS Form No. 212 is printed where nobody chose another.',
  access: 'staff',
  response: z.object({ revision }),
});

export const savePrintSetting = endpoint({
  method: 'PUT',
  path: '/api/pds/print-setting',
  summary: 'Chooses the revision of CS Form No. 212 for new submissions.',
  access: ['SETTINGS'],
  body: z.object({ revision }),
  response: messageOnly.extend({ revision }),
});
