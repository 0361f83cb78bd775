import { Button } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import {
  changeCollegeUnits,
  exportEligibilityLevels,
  LEVELS_GIVEN,
  listEligibilityLevels,
  type EligibilityLevelRow,
} from '../contract/eligibility-levels.ts';
import { CollegeUnitsDialog, EligibilityLevelDialog } from './eligibility-level-dialogs.tsx';

const columns: ListColumn<EligibilityLevelRow>[] = [
  { key: 'name', title: 'Eligibility', kind: 'name', sort: 'name' },
  { key: 'code', title: 'Code', kind: 'word', sort: 'code' },
  {
    key: 'level',
    title: 'Level',
    kind: 'text',
    sort: 'level',
    phone: true,
    render: ({ level }) => (level === null ? <StatusBadge tone="warning">Not set</StatusBadge> : LEVELS_GIVEN[level]),
  },
  { key: 'is_licence', title: 'Licence', kind: 'word', phone: true, render: (row) => (row.is_licence ? 'With a last day' : '—') },
];

export const readAhead = listAhead(listEligibilityLevels);

/** By which level each eligibility counts in the screening, and how many units are two years in college. What is edited is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const close = () => change({ edit: null });
  const edited = search.get('edit');
  return (
    <ListScreen
      title="Levels of eligibilities"
      endpoint={listEligibilityLevels}
      rows="eligibilities"
      exportAs={exportEligibilityLevels}
      columns={columns}
      open={(row) => linkTo({ edit: row.id })}
      searchLabel="Search by eligibility or code"
      filters={[selectFilter({ name: 'level', label: 'Level', main: true, options: choices(LEVELS_GIVEN) })]}
      actions={
        <ForCallers of={changeCollegeUnits}>
          <Button variant="default" onClick={() => change({ edit: 'units' })}>
            Two years in college
          </Button>
        </ForCallers>
      }
      above={(answer) => {
        const row = answer?.eligibilities.find(({ id }) => String(id) === edited);
        if (row) return <EligibilityLevelDialog eligibility={row} onClose={close} />;
        return edited === 'units' && answer && <CollegeUnitsDialog units={answer.college_units} onClose={close} />;
      }}
      empty={{ title: 'No eligibilities', description: 'Eligibilities are kept among the reference lists of the settings.' }}
    />
  );
}
