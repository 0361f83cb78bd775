import { useState } from 'react';
import { Button, Menu, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readItem, type ItemRecord } from '../../contract/items.ts';
import { ItemFacts } from './item-facts.tsx';
import { Chain, Changes, Incumbents, Standards, States } from './item-history.tsx';
import { ReclassifyDialog } from './reclassify-dialog.tsx';
import { StateDialog, type StateChange } from './state-dialog.tsx';

/** One item: what it is, who held it, and what it became. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readItem, { params: { id } });
  const item = answer.data?.item.id === id ? answer.data.item : undefined;
  return (
    <Page
      title={item ? item.item_number : 'Plantilla item'}
      intro={item && `${item.position}${item.parenthetical_title ? ` (${item.parenthetical_title})` : ''} · ${item.office.fullname}`}
      actions={item && <Actions item={item} />}
    >
      {item ? (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <Stack gap="md">
            <ItemFacts item={item} />
            <Standards item={item} />
          </Stack>
          <Stack gap="md">
            <Incumbents item={item} />
            <Chain item={item} />
            <States item={item} />
            <Changes item={item} />
          </Stack>
        </SimpleGrid>
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} aria-busy>
          <Skeleton h={360} />
          <Skeleton h={360} />
        </SimpleGrid>
      )}
    </Page>
  );
}

const CHANGES: readonly { state: StateChange; label: string }[] = [
  { state: 'frozen', label: 'Freeze' },
  { state: 'funded', label: 'Fund or unfreeze' },
  { state: 'unfunded', label: 'Leave without funds' },
  { state: 'abolished', label: 'Abolish' },
];

function Actions({ item }: { item: ItemRecord }) {
  const [dialog, setDialog] = useState<StateChange | 'reclassify'>();
  const close = () => setDialog(undefined);
  const now = item.states[0]?.state;
  return (
    <>
      {now !== 'abolished' && (
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />}>
              Change
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setDialog('reclassify')}>Reclassify</Menu.Item>
            {CHANGES.filter(({ state }) => state !== now).map(({ state, label }) => (
              <Menu.Item key={state} onClick={() => setDialog(state)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <MainAct>
        <Button component={Link} to={`/plantilla/items/${item.id}/edit`} leftSection={<IconPencil size={16} />}>
          Edit
        </Button>
      </MainAct>
      {dialog === 'reclassify' && <ReclassifyDialog item={item} onClose={close} />}
      {dialog && dialog !== 'reclassify' && <StateDialog state={dialog} items={[item]} onClose={close} />}
    </>
  );
}
