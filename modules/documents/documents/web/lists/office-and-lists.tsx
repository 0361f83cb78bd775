import type { ReactNode } from 'react';
import { ActionIcon, Anchor, Group, Select, Text } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listActingOffices, type countLists } from '../../contract/offices.ts';
import { DESK, LIST_SCREENS, type ListKey } from './list-words.ts';

interface OfficeAndListsProps {
  /** Null on the list of what is to acknowledge. */
  of: ListKey | null;
  office: Answer<typeof countLists>['office'];
  counts: Answer<typeof countLists>['counts'] | undefined;
  /** What is done with the list on a phone, beside them. */
  children?: ReactNode;
}

/** For which office one acts, and the six lists of its desk with what is in them. */
export function OfficeAndLists({ of, office, counts, children }: OfficeAndListsProps) {
  const { search, change } = useAddress();
  const offices = useCall(listActingOffices, { query: {} }).data?.offices ?? [];
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const asked = search.get('office');
  const addressOf = (key: ListKey) => `${LIST_SCREENS[key].path}${asked === null ? '' : `?office=${asked}`}`;
  const choose = (id: string | null) => {
    const isOwn = offices.find((one) => String(one.id) === id)?.is_own;
    change({ office: isOwn ? null : id, page: null });
  };
  return (
    <Group gap={isPhone ? 'xs' : 'md'} align="center" wrap={isPhone ? 'nowrap' : 'wrap'}>
      {offices.length > 1 && (
        <SearchSelect
          aria-label="Acting office"
          w={isPhone ? 116 : 260}
          comboboxProps={{ width: isPhone ? 200 : 'target', position: 'bottom-start' }}
          data={offices.map(({ id, fullname, acronym }) => ({ value: String(id), label: isPhone ? acronym : `${fullname} (${acronym})` }))}
          value={office === null ? null : String(office.id)}
          onChange={choose}
        />
      )}
      {counts && isDesk(of) && (
        <Select
          hiddenFrom="sm"
          aria-label="List of the office"
          flex={1}
          allowDeselect={false}
          data={DESK.map((key) => ({ value: key, label: `${LIST_SCREENS[key].title} ${counts[key]}` }))}
          value={of}
          onChange={(key) => key && void navigate(addressOf(key))}
        />
      )}
      {children}
      {counts && (
        <Group gap="sm" component="nav" aria-label="Lists of the office" visibleFrom="sm">
          {DESK.map((key) => (
            <Anchor
              key={key}
              component={Link}
              to={addressOf(key)}
              size="sm"
              fw={key === of ? 600 : 400}
              aria-current={key === of ? 'page' : undefined}
            >
              {LIST_SCREENS[key].title} {counts[key]}
            </Anchor>
          ))}
          <Anchor
            component={Link}
            to={`/dts/for-acknowledgement${asked === null ? '' : `?office=${asked}`}`}
            size="sm"
            fw={of === null ? 600 : 400}
            aria-current={of === null ? 'page' : undefined}
          >
            To acknowledge {counts.acknowledge}
          </Anchor>
          {counts.late > 0 && (
            <Text size="sm" c="red">
              {counts.late} late
            </Text>
          )}
        </Group>
      )}
      {office && (
        <ActionIcon
          component={Link}
          to={`/dts/office-settings/${office.id}`}
          variant="subtle"
          color="gray"
          size={isPhone ? 44 : 28}
          aria-label="Office settings"
        >
          <IconSettings size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}

function isDesk(of: ListKey | null): of is (typeof DESK)[number] {
  return (DESK as readonly (ListKey | null)[]).includes(of);
}
