import type { ReactNode } from 'react';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import type { Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import type { ActionOf } from '@talaan/requests/contract/request-kind.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { APPEAL_REASONS, exportAppeals, listAppeals, SLOT_NAMES, type AppealRow } from '../../contract/appeals.ts';
import { appealFlow } from '../../workflow.ts';

const date: ListColumn<AppealRow> = {
  key: 'date',
  title: 'Date',
  kind: 'date',
  sort: 'date',
  phone: true,
  render: (row) => longDate(row.date),
};

const employee: ListColumn<AppealRow> = {
  key: 'fullname',
  title: 'Employee',
  kind: 'name',
  sort: 'fullname',
  render: (row) => (
    <>
      <NamedFace {...row} />
      <Aside>
        {row.idno}
        {row.office && `, ${row.office}`}
      </Aside>
    </>
  ),
};

const further: ListColumn<AppealRow>[] = [
  {
    key: 'claims',
    title: 'Claimed',
    kind: 'text',
    phone: true,
    render: (row) => row.claims.map(({ minutes }) => clockTime(minutes)).join(', '),
  },
  { key: 'reason', title: 'Reason', kind: 'word', phone: true, render: (row) => APPEAL_REASONS[row.reason] },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: (row) => <RequestState state={row.state} words={appealFlow.words[row.state]} isClosed={row.state === 'APPROVED'} />,
  },
  { key: 'filed_at', title: 'Filed', kind: 'datetime', sort: 'filed_at', render: (row) => formatInstant(row.filed_at) },
];

/** `A.M. departure 12:00 PM, P.M. arrival 1:00 PM`. */
export function formatClaims({ claims }: Pick<AppealRow, 'claims'>): string {
  return claims.map(({ slot, minutes }) => `${SLOT_NAMES[slot]} ${clockTime(minutes)}`).join(', ');
}

const filters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(appealFlow.words) }),
  selectFilter({ name: 'reason', label: 'Reason', main: true, options: choices(APPEAL_REASONS) }),
  dayFilter({ name: 'from', label: 'Date from' }),
  dayFilter({ name: 'to', label: 'Date to' }),
];

interface AppealsListProps {
  title: string;
  intro: string;
  whose: 'mine' | 'department' | 'all';
  /** Decisions that are taken from this list. */
  decides: readonly ActionOf<typeof appealFlow>[];
  views: readonly ReadyView[];
  /** The address of one. */
  open: (row: AppealRow) => string;
  actions?: ReactNode;
  main: ReactNode;
  empty: Emptiness;
}

/** The one list of appeals: one's own, those of an office, or all. */
export function AppealsList({ whose, decides, actions, main, ...rest }: AppealsListProps) {
  const { bulk, dialog } = useBulkSteps<typeof appealFlow, AppealRow>(appealFlow, decides);
  const isMine = whose === 'mine';
  return (
    <>
      <ListScreen
        {...rest}
        endpoint={listAppeals}
        rows="appeals"
        query={{ whose }}
        exportAs={exportAppeals}
        columns={isMine ? [date, ...further] : [employee, date, ...further]}
        filters={isMine ? filters : [...filters.slice(0, 2), officeFilter, ...filters.slice(2)]}
        groups={isMine ? { state: 'State', reason: 'Reason' } : { state: 'State', reason: 'Reason', office: 'Office' }}
        bulk={bulk}
        actions={actions}
        main={main}
      />
      {dialog}
    </>
  );
}
