import type { ReactNode } from 'react';
import { Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { directionOf, SortHead } from '@talaan/kernel/web/lists/sort-head.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { inDays } from '../days/format-figures.ts';
import { rankPeople, type PersonSums, type Statistic, type UnitSums } from './rank-people.ts';
import type { useMonitoring } from './use-monitoring.ts';
import './people-list.css';

interface PeopleListProps {
  statistic: Statistic;
  list: ReturnType<typeof useMonitoring>;
}

const HEADS = [
  { name: 'name', title: 'Name', sort: 'name' },
  { name: 'late', title: 'Late (min)', sort: '-late' },
  { name: 'undertime', title: 'Undertime (min)', sort: '-undertime' },
  { name: 'absent', title: 'Absent (days)', sort: '-absent' },
  { name: 'incomplete', title: 'Incomplete days', sort: '-incomplete' },
] as const;

/** All people of the units that one heads in one list, unit by unit; what is above zero has a bar in true proportion, its number beside it. */
export function PeopleList({ statistic, list }: PeopleListProps) {
  const ranked = rankPeople(statistic, list.shown, list.sort);
  const most = {
    late: Math.max(...statistic.personnel.map((person) => person.late_minutes)),
    undertime: Math.max(...statistic.personnel.map((person) => person.undertime_minutes)),
  };
  // The first press on a column shows the most first; the next turns it round.
  const sortBy = (first: string) => (next: string) => list.sortBy(list.sort.replace(/^-/, '') === first.replace(/^-/, '') ? next : first);
  return (
    <div className="monitoring">
      <Table stickyHeader stickyHeaderOffset="var(--app-shell-header-height)" layout="fixed" className="list-table" aria-label="People">
        <Table.Thead>
          <Table.Tr>
            {HEADS.map(({ name, title, sort }) => (
              <Table.Th key={name} data-column={name} aria-sort={directionOf(name, list.sort)}>
                <SortHead title={title} name={name} sort={list.sort} onSort={sortBy(sort)} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {ranked.map(({ unit, people }) => (
          <Table.Tbody key={unit.id}>
            {statistic.units.length > 1 && (
              <UnitRow unit={unit} isClosed={list.isClosed(unit.id)} onToggle={() => list.toggle(unit.id)} shown={people.length} />
            )}
            {!(statistic.units.length > 1 && list.isClosed(unit.id)) &&
              people.map((person) => (
                <PersonRow key={person.id} person={person} office={unit.acronym} most={most} to={list.linkTo(person.id)} />
              ))}
          </Table.Tbody>
        ))}
      </Table>
      {ranked.length === 0 && (
        <Text size="sm" p="md">
          None in this month.
        </Text>
      )}
    </div>
  );
}

function UnitRow({ unit, isClosed, onToggle, shown }: { unit: UnitSums; isClosed: boolean; onToggle: () => void; shown: number }) {
  const Icon = isClosed ? IconChevronRight : IconChevronDown;
  return (
    <Table.Tr className="unit-row">
      <Table.Th scope="rowgroup">
        <UnstyledButton onClick={onToggle} aria-expanded={!isClosed} className="unit-toggle">
          <Icon size={16} stroke={1.75} aria-hidden />
          <span className="cut-text" title={unit.office}>
            {unit.office}
          </span>
          <Text span size="xs" c="dimmed" flex="none" visibleFrom="sm">
            {shown === unit.people ? count(unit.people, 'person', 'people') : `${shown} of ${unit.people}`}
          </Text>
        </UnstyledButton>
      </Table.Th>
      <Table.Td data-column="late">
        <Minutes minutes={unit.late_minutes} times={unit.late_times} />
      </Table.Td>
      <Table.Td data-column="undertime">
        <Minutes minutes={unit.undertime_minutes} times={unit.undertime_times} />
      </Table.Td>
      <Table.Td data-column="absent">{inDays(unit.absent_thousandths)}</Table.Td>
      <Table.Td data-column="incomplete">{unit.incomplete_days}</Table.Td>
    </Table.Tr>
  );
}

interface PersonRowProps {
  person: PersonSums;
  /** The acronym. */
  office: string;
  most: { late: number; undertime: number };
  to: string;
}

function PersonRow({ person, office, most, to }: PersonRowProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <Link className="row-link cut-text" to={to} preventScrollReset>
          <NamedFace fullname={person.fullname} avatar={person.avatar} office={office} />
        </Link>
      </Table.Td>
      <Table.Td data-column="late">
        <Minutes minutes={person.late_minutes} times={person.late_times}>
          <Proportion value={person.late_minutes} most={most.late} color="yellow" />
        </Minutes>
      </Table.Td>
      <Table.Td data-column="undertime">
        <Minutes minutes={person.undertime_minutes} times={person.undertime_times}>
          <Proportion value={person.undertime_minutes} most={most.undertime} color="blue" />
        </Minutes>
      </Table.Td>
      <Table.Td data-column="absent">{person.absent_thousandths > 0 ? inDays(person.absent_thousandths) : '0'}</Table.Td>
      <Table.Td data-column="incomplete">{person.incomplete_days}</Table.Td>
    </Table.Tr>
  );
}

/** The number, how often, and the bar. */
function Minutes({ minutes, times, children }: { minutes: number; times: number; children?: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text span size="sm" w={32} ta="end" flex="none">
        {minutes}
      </Text>
      <Text span size="xs" c="dimmed" w={32} flex="none" visibleFrom="sm">
        {times > 0 && `${times}×`}
      </Text>
      <Group flex={1} visibleFrom="sm">
        {children}
      </Group>
    </Group>
  );
}
