import { agencySettingsPoint } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loadBooks } from '@talaan/ledger/server/public.ts';
import { LEAVE_BOOKS } from '../rules/books.ts';
import { LEAVE_OF_AGENCY } from '../rules/settings.ts';
import { leaveConstraints } from './constraints.ts';
import { personalDataOfLeave } from './personal-data.ts';

export const leaveModule: ServerModule = {
  name: 'leave',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: leaveConstraints,
  loadReference: (client) => loadBooks(client, LEAVE_BOOKS),
  personalData: personalDataOfLeave,
  contributes: [contribute(agencySettingsPoint, LEAVE_OF_AGENCY)],
};
