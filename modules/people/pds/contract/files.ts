import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import type { SectionName } from './sections.ts';
import { fileOnRow } from './sheet-view.ts';

/** The seven sections that carry files, by their name in the calls of the specification. */
export const FILE_SECTIONS = {
  workexp: 'work',
  educbackground: 'education',
  voluntarywork: 'voluntary',
  eligibility: 'eligibilities',
  training: 'training',
  rewardrecog: 'recognitions',
  orgassoc: 'memberships',
} as const satisfies Record<string, SectionName>;
export type FileSection = keyof typeof FILE_SECTIONS;
export type SectionWithFiles = (typeof FILE_SECTIONS)[FileSection];

/** For one’s own rows, and for those of a person within the scope of PDS, PERSONNELS or PDS-CHECKING; other rows are not there. */
function fileCalls(section: FileSection) {
  const path = `/api/personnel/${section}/files`;
  const access = 'signed-in' as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `The files of a row of the data sheet (${FILE_SECTIONS[section]}).`,
      access,
      query: z.object({ pds_id: recordId }),
      response: z.object({ files: z.array(fileOnRow) }),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Adds an uploaded PDF to a row of the data sheet (${FILE_SECTIONS[section]}).`,
      access,
      body: z.object({ pds_id: recordId, attachment_path: z.string({ error: 'Unable to save' }).min(1, 'Unable to save').max(300) }),
      response: messageOnly.extend({ file: fileOnRow }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Removes a file of a row of the data sheet (${FILE_SECTIONS[section]}).`,
      access,
      params: byId,
      response: messageOnly,
    }),
  };
}

export const rowFiles = {
  workexp: fileCalls('workexp'),
  educbackground: fileCalls('educbackground'),
  voluntarywork: fileCalls('voluntarywork'),
  eligibility: fileCalls('eligibility'),
  training: fileCalls('training'),
  rewardrecog: fileCalls('rewardrecog'),
  orgassoc: fileCalls('orgassoc'),
};

export const downloadRowFile = endpoint({
  method: 'GET',
  path: '/api/pds/files/{id}',
  summary: 'A file of a row of the caller’s data sheet, or of that of a person within their scope.',
  access: 'signed-in',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
