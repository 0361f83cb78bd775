import { z } from 'zod';
import { fieldEditCalls } from '@talaan/kernel/contract/field-edits.ts';
import { authority, facts } from './item-facts.ts';

/** Of chosen items what is corrected by authority; states, positions and offices have acts of their own. */
export const itemEdits = fieldEditCalls({
  path: '/api/plantilla/items',
  access: ['PLANTILLA'],
  fields: {
    level_id: 'Level',
    coverage_id: 'Coverage',
    attribution: 'P/P/A attribution',
    area_code: 'Area code',
    area_type: 'Area type',
  },
  row: {
    level_id: facts.level_id,
    coverage_id: facts.coverage_id,
    attribution: facts.attribution,
    area_code: facts.area_code,
    area_type: facts.area_type,
  },
  body: z.object({ change_authority: authority }),
});
