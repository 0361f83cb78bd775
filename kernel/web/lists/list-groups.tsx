import { useState, type ReactNode } from 'react';
import { ActionIcon, Group, Menu, NativeSelect, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronRight, IconLayoutList } from '@tabler/icons-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RowGroup } from '../../contract/list.ts';
import { ListPager } from './list-pager.tsx';
import { useCalls } from '../calls/use-call.ts';
import './list-groups.css';
import { say } from '../../contract/say.ts';

/** The head of a group, in its line among the rows. */
export class GroupHead {
  readonly group: RowGroup;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly pager: ReactNode;
  constructor(group: RowGroup, isOpen: boolean, toggle: () => void, pager: ReactNode) {
    this.group = group;
    this.isOpen = isOpen;
    this.toggle = toggle;
    this.pager = pager;
  }
}

/** Where a row of a group will stand once it is read. */
export class PendingRow {
  readonly place: string;
  constructor(place: string) {
    this.place = place;
  }
}

/** What a line of a list shows. */
export type Line<Row> = Row | GroupHead | PendingRow;

/** What the address says of the groups that are open while all are closed. */
const NONE_OPEN = '.';
const PENDING_SHOWN = 10;

interface Grouped {
  endpoint: Endpoint;
  params: Record<string, unknown> | undefined;
  /** What the list is asked, the page of its rows aside. */
  query: Record<string, unknown> & { per_page: number };
  /** The answer's key that holds the rows. */
  rows: string;
  /** Absent where the list is not grouped, and while its groups load. */
  groups: readonly RowGroup[] | undefined;
  /** The keys of the open groups, as the address says them; without any the first is open. */
  opened: readonly string[];
  onOpened: (keys: string[]) => void;
}

/** The groups of a list with the rows of those that are open, a page of each. */
export function useGroupLines<Row>({ endpoint, params, query, rows, groups = [], opened, onOpened }: Grouped): Line<Row>[] {
  const [pages, setPages] = useState<Record<string, number>>({});
  const wanted = opened.length > 0 ? opened : groups.slice(0, 1).map(({ key }) => key);
  const open = groups.filter(({ key }) => wanted.includes(key));
  const pageOf = (key: string) => pages[key] ?? 1;
  const answers = useCalls(
    endpoint,
    open.map(({ key }) => ({ params, query: { ...query, in_group: key, page: pageOf(key) } })),
  );
  return groups.flatMap((group): Line<Row>[] => {
    const { key, count } = group;
    const at = open.indexOf(group);
    const others = open.filter((one) => one !== group).map((one) => one.key);
    const toggle = () => onOpened(at < 0 ? [...others, key] : others.length > 0 ? others : [NONE_OPEN]);
    const pager = at >= 0 && count > query.per_page && (
      <ListPager total={count} page={pageOf(key)} perPage={query.per_page} onTurn={(page) => setPages({ ...pages, [key]: page })} />
    );
    const head = new GroupHead(group, at >= 0, toggle, pager);
    if (at < 0) return [head];
    const found = answers[at] as Record<string, unknown> | undefined;
    const pending = Array.from({ length: Math.min(count, PENDING_SHOWN) }, (_, place) => new PendingRow(`${key} ${place}`));
    return [head, ...((found?.[rows] as Row[] | undefined) ?? pending)];
  });
}

/** A group’s name and count, which open and close it, and the way to its other pages. */
export function GroupLine({ head: { group, isOpen, toggle, pager } }: { head: GroupHead }) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" className="group-line">
      <UnstyledButton className="group-toggle" data-row-link aria-expanded={isOpen} onClick={toggle}>
        <Chevron size={16} stroke={1.75} aria-hidden />
        <span className="cut-text">{say(group.name ?? 'None')}</span>
        <Text span size="sm" c="dimmed" fw={400}>
          {new Intl.NumberFormat('en-PH').format(group.count)}
        </Text>
      </UnstyledButton>
      {pager}
    </Group>
  );
}

interface GroupMenuProps {
  /** By what the list can be grouped, with the words for it. */
  groups: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function GroupMenu({ groups, value, onChange }: GroupMenuProps) {
  const choices = [[undefined, 'Not grouped'] as const, ...Object.entries(groups)];
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Tooltip label={say('Group by')}>
          <ActionIcon
            variant={value ? 'light' : 'default'}
            size={32}
            aria-label={value ? say('Group by: {value}', { value: say(groups[value] ?? value) }) : say('Group by')}
          >
            <IconLayoutList size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(([name, label]) => (
          <Menu.Item
            key={label}
            onClick={() => onChange(name)}
            rightSection={name === value && <IconCheck size={16} aria-label={say('Chosen')} role="img" />}
          >
            {say(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same choice on a phone. */
export function GroupSelect({ groups, value, onChange }: GroupMenuProps) {
  return (
    <NativeSelect
      label={say('Group by')}
      value={value ?? ''}
      data={[
        { value: '', label: say('Not grouped') },
        ...Object.entries(groups).map(([name, label]) => ({ value: name, label: say(label) })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
