import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/choices.ts';
import { ForCallers } from '@talaan/kernel/web/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
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

/** By which level each eligibility counts in the screening, and how many units are two years in college. What is edited is in the address. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const addressOf = (edit: string | null) => {
    const next = new URLSearchParams(search);
    next.delete('edit');
    if (edit !== null) next.set('edit', edit);
    return next;
  };
  const show = (edit: string | null) => setSearch(addressOf(edit), { preventScrollReset: true });
  const edited = search.get('edit');
  return (
    <ListScreen
      title="Levels of eligibilities"
      endpoint={listEligibilityLevels}
      rows="eligibilities"
      exportAs={exportEligibilityLevels}
      columns={columns}
      open={(row) => `?${addressOf(String(row.id))}`}
      searchLabel="Search by eligibility or code"
      filters={[selectFilter({ name: 'level', label: 'Level', main: true, options: choices(LEVELS_GIVEN) })]}
      actions={
        <ForCallers of={changeCollegeUnits}>
          <Button variant="default" onClick={() => show('units')}>
            Two years in college
          </Button>
        </ForCallers>
      }
      above={(answer) => {
        const row = answer?.eligibilities.find(({ id }) => String(id) === edited);
        if (row) return <EligibilityLevelDialog eligibility={row} onClose={() => show(null)} />;
        return edited === 'units' && answer && <CollegeUnitsDialog units={answer.college_units} onClose={() => show(null)} />;
      }}
      empty={{ title: 'No eligibilities', description: 'Eligibilities are kept among the reference lists of the settings.' }}
    />
  );
}
