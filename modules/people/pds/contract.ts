import { z } from 'zod';
import { endpoint, messageOnly, recordId, type Access } from '@talaan/kernel/contract/endpoint.ts';
import { copyLine, fileOnRow, sectionName, sheetRow, sheetStanding, sheetView, typed } from './contract/sheet-view.ts';
import { MAY_NOT_APPLY, sheetOnPaper } from './contract/sheet.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from './contract/sections.ts';

const repeating = z.enum(SECTION_NAMES.filter((name) => SECTIONS[name].repeats) as [SectionName, ...SectionName[]]);
/** By field, only what was changed. What is wrong is kept as typed and told in `errors` of the row; it is no error of the call. */
const values = z.record(z.string().max(60), typed);
const saved = z.object({ row: sheetRow, standing: sheetStanding });
const standingOnly = messageOnly.extend({ standing: sheetStanding });

/**
 * The calls of a sheet, once for one's own and once for that of another person: the same but for `personnel_id`.
 * 409 where the state does not allow it or somebody else saved the same fields meanwhile: then `errors` says by field what
 * stands there now; read the sheet again and save with its new version.
 */
function sheetCalls<P extends z.ZodRawShape>(whose: { path: string; of: string; access: Access; params: P; keptOffline?: true }) {
  const { path, of, access, keptOffline } = whose;
  const params = z.object(whose.params);
  const inSection = z.object({ ...whose.params, section: sectionName });
  const inRepeating = z.object({ ...whose.params, section: repeating });
  return {
    read: endpoint({
      method: 'GET',
      path,
      summary: `The personal data sheet ${of}, as the form shows it; begun where there is none.`,
      access,
      ...(keptOffline && { keptOffline }),
      params,
      response: z.object({ sheet: sheetView }),
    }),
    standing: endpoint({
      method: 'GET',
      path: `${path}/standing`,
      summary: `The state of the sheet ${of}: completeness, and what is missing.`,
      access,
      ...(keptOffline && { keptOffline }),
      params,
      response: z.object({ standing: sheetStanding }),
    }),
    saveRow: endpoint({
      method: 'PUT',
      path: `${path}/sections/{section}/rows/{row}`,
      summary: `Saves a row of the sheet ${of} as a draft; may be sent twice.`,
      access,
      reach: 'scope',
      params: inSection.extend({ row: recordId }),
      body: z.object({ version: z.number().int().min(1), values }),
      response: saved,
    }),
    addRow: endpoint({
      method: 'POST',
      path: `${path}/sections/{section}/rows`,
      summary: `Adds a row to a section of the sheet ${of}; the same key adds it once.`,
      access,
      reach: 'scope',
      params: inRepeating,
      body: z.object({ key: z.uuid(), values }),
      response: saved,
    }),
    removeRow: endpoint({
      method: 'DELETE',
      path: `${path}/sections/{section}/rows/{row}`,
      summary: `Removes a row of the sheet ${of} with its files.`,
      access,
      reach: 'scope',
      params: inRepeating.extend({ row: recordId }),
      response: standingOnly,
    }),
    orderRows: endpoint({
      method: 'PUT',
      path: `${path}/sections/{section}/order`,
      summary: `Puts the rows of a section of the sheet ${of} in order.`,
      access,
      reach: 'scope',
      params: inRepeating,
      body: z.object({ rows: z.array(recordId).max(300) }),
      response: standingOnly,
    }),
    setApplies: endpoint({
      method: 'PUT',
      path: `${path}/sections/{section}/applies`,
      summary: `Marks a section of the sheet ${of} as not applicable (N/A), or as applicable.`,
      access,
      reach: 'scope',
      params: z.object({ ...whose.params, section: z.enum(MAY_NOT_APPLY) }),
      body: z.object({ applies: z.boolean() }),
      response: standingOnly,
    }),
    reveal: endpoint({
      method: 'POST',
      path: `${path}/sections/{section}/rows/{row}/reveal`,
      summary: `Shows a masked number of the sheet ${of} in full; noted where it is another’s.`,
      access,
      reach: 'scope',
      params: inSection.extend({ row: recordId }),
      body: z.object({ field: z.string().max(60) }),
      response: z.object({ value: z.string() }),
    }),
    submit: endpoint({
      method: 'POST',
      path: `${path}/submit`,
      summary: `Submits the complete sheet ${of} for checking and freezes an image of it; that of an applicant goes with their applications instead.`,
      access,
      reach: 'scope',
      params,
      body: z.object({ version: z.number().int().min(1) }),
      response: standingOnly,
    }),
    copies: endpoint({
      method: 'GET',
      path: `${path}/copies`,
      summary: `The locked copies of the sheet ${of}: verified ones, and what was set aside at a merge of records; the newest first.`,
      access,
      params,
      response: z.object({ copies: z.array(copyLine.extend({ files: z.array(fileOnRow) })) }),
    }),
    copy: endpoint({
      method: 'GET',
      path: `${path}/copies/{copy}`,
      summary: `A verified copy of the sheet ${of} with its numbers masked, and what changed since.`,
      access,
      params: z.object({ ...whose.params, copy: recordId }),
      response: z.object({
        copy: copyLine.extend({ image: sheetOnPaper }),
        changes: z.array(
          z.object({
            section: sectionName,
            kind: z.enum(['added', 'removed', 'changed']),
            /** What names the row: its title, school or position. */
            row: z.string(),
            fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
          }),
        ),
      }),
    }),
  };
}

export const mySheet = sheetCalls({ path: '/api/pds/me', of: 'of the caller', access: 'signed-in', params: {}, keptOffline: true });

export const theirSheet = sheetCalls({
  path: '/api/pds/{personnel_id}',
  of: 'of a person within the caller’s scope',
  access: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
  params: { personnel_id: recordId },
});
