import type { ReactNode } from 'react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import type { Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type BulkAction, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { CONTRACT_KINDS, exportContracts, listContracts, type ContractRow } from '../contract.ts';
import { ALERT_DAYS } from '../rules/ending-soon.ts';
import { contractFlow } from '../workflow.ts';
import { contractColumns } from './contract-columns.tsx';
import { EndingCounts } from './ending-counts.tsx';

interface ContractListProps {
  title: string;
  intro?: string;
  main?: ReactNode;
  bulk: BulkAction<ContractRow>[];
  /** Sent with every page, such as the state that the screen is about. */
  query?: Record<string, unknown>;
  open?: (row: ContractRow) => string;
  /** What an empty list says. */
  empty?: Emptiness;
}

const NONE: Emptiness = {
  title: 'No contracts yet',
  description: 'Job orders and contracts of service: with whom, for what, at which rate, from which fund, until when.',
};

const views: ReadyView[] = [
  { name: 'Active', filters: { state: 'ACTIVE' } },
  { name: 'Ending in 60 days', filters: { ending: '60' } },
  { name: 'Without funds', filters: { state: 'FOR_FUNDS' } },
];

/** The list of contracts, as those who keep them and those who fund them see it. */
export function ContractList({ query, empty = NONE, ...props }: ContractListProps) {
  const isPhone = useIsPhone();
  const states = contractFlow.states.map((state) => ({ value: state, label: contractFlow.words[state] }));
  return (
    <ListScreen
      {...props}
      endpoint={listContracts}
      rows="contracts"
      query={query}
      exportAs={exportContracts}
      columns={contractColumns}
      views={query ? undefined : views}
      groups={{ office: 'Office', state: 'State', fund: 'Fund source', kind: 'Kind' }}
      searchLabel="Search by name, number or role"
      // A phone has the view 'Ending in 60 days' in their place.
      above={(answer) => !query && !isPhone && answer && <EndingCounts ending={answer.ending} />}
      filters={[
        ...(query ? [] : [multiFilter({ name: 'state', label: 'State', main: true, options: states })]),
        officeFilter,
        selectFilter({
          name: 'kind',
          label: 'Kind',
          main: true,
          options: choices(CONTRACT_KINDS),
        }),
        selectFilter({
          name: 'ending',
          label: 'Ending',
          options: [60, ...ALERT_DAYS].map((days) => ({ value: String(days), label: `Within ${days} days` })),
        }),
      ]}
      empty={empty}
    />
  );
}
