import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFileImport, IconPlus, IconQrcode, IconUserCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { recordDelivery } from '../../../contract/deliveries.ts';
import { cardImports } from '../../../contract/imports.ts';
import { exportItems, listItems, type ItemRow } from '../../../contract/items.ts';
import { issueItems, withdrawItems } from '../../../contract/papers.ts';
import { printStickers } from '../../../contract/stickers.ts';
import { addressOfIssue } from '../issue/issue-address.ts';
import { WithdrawDialog } from '../papers/withdraw-dialog.tsx';
import { StickerDialog } from '../stickers/sticker-dialog.tsx';
import { itemActions, type ItemAction } from './item-action.ts';
import { itemColumns } from './item-columns.tsx';
import { itemFilters, itemViews } from './item-filters.ts';

export const readAhead = listAhead(listItems);

/** All items of property within reach: what is in stock, who holds the rest, and what is done with several at once. */
export function Screen() {
  const navigate = useNavigate();
  const [stickers, setStickers] = useState<ItemRow[]>();
  const [withdrawing, setWithdrawing] = useState<ItemRow[]>();
  const [acting, setActing] = useState<{ action: ItemAction; items: ItemRow[] }>();
  const actions = useContributed(itemActions);
  return (
    <>
      <ListScreen
        title="Items of property"
        endpoint={listItems}
        rows="items"
        exportAs={exportItems}
        searchLabel="Search number, serial, words or holder"
        open={(row) => `/property/items/${row.id}`}
        columns={itemColumns}
        filters={itemFilters}
        views={itemViews}
        groups={{
          state: 'State',
          class: 'Class',
          office: 'Office',
          holder: 'Accountable person',
          account: 'Account',
          fund: 'Fund cluster',
          condition: 'Condition',
        }}
        bulk={[
          {
            label: 'Issue',
            icon: <IconUserCheck size={14} />,
            hotkey: 'a',
            of: issueItems,
            opens: ({ state }) => state === 'IN_STOCK',
            run: (rows) => void navigate(addressOfIssue(rows)),
          },
          {
            label: 'Print stickers',
            icon: <IconQrcode size={14} />,
            of: printStickers,
            run: setStickers,
          },
          {
            label: 'Take back',
            icon: <IconArrowBackUp size={14} />,
            of: withdrawItems,
            opens: ({ state }) => state === 'ISSUED_FOR_ACK' || state === 'DISPUTED',
            run: setWithdrawing,
          },
          ...actions.map((action) => ({
            label: action.label,
            of: action.of,
            opens: action.opens,
            run: (items: ItemRow[]) => setActing({ action, items: items.some(action.opens) ? items.filter(action.opens) : items }),
          })),
        ]}
        actions={
          <>
            <ForCallers of={cardImports.upload}>
              <Button component={Link} to="/property/import" variant="default" leftSection={<IconFileImport size={16} />}>
                Import
              </Button>
            </ForCallers>
            <ForCallers of={recordDelivery}>
              <Button component={Link} to="/property/deliveries/new" variant="default" leftSection={<IconPlus size={16} />}>
                New delivery
              </Button>
            </ForCallers>
          </>
        }
        main={
          <ForCallers of={issueItems}>
            <Button component={Link} to="/property/issue" leftSection={<IconUserCheck size={16} />}>
              Issue
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No items yet',
          description: 'What the university owns and people hold. Items are added by deliveries.',
          action: (
            <ForCallers of={recordDelivery}>
              <Button component={Link} to="/property/deliveries/new" leftSection={<IconPlus size={16} />}>
                New delivery
              </Button>
            </ForCallers>
          ),
        }}
      />
      {stickers && <StickerDialog items={stickers} onClose={() => setStickers(undefined)} />}
      {withdrawing && <WithdrawDialog items={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {acting && <acting.action.Act items={acting.items} onClose={() => setActing(undefined)} />}
    </>
  );
}
