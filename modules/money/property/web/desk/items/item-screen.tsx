import { useState } from 'react';
import { Button, Grid, Menu, Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { keepItem, listItems, readItem, type ItemRecord } from '../../../contract/items.ts';
import { issueItems, withdrawItems } from '../../../contract/papers.ts';
import { ItemBadge } from '../../badges.tsx';
import { addressOfIssue } from '../issue/issue-address.ts';
import { WithdrawDialog } from '../papers/withdraw-dialog.tsx';
import { StickerDialog } from '../stickers/sticker-dialog.tsx';
import { CareDialog } from './care-dialog.tsx';
import { ItemFacts, ItemPapers, ItemParts, ItemPlace } from './item-facts.tsx';
import { ItemHistory } from './item-history.tsx';
import { ItemPhoto } from './item-photo.tsx';

/** One item: what it is, who has it since when, its papers and all that happened to it. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readItem, { params: { id } });
  const neighbours = useNeighbours(listItems, 'items', id);
  const item = answer.data?.item.id === id ? answer.data.item : undefined;
  if (answer.isError) return <RecordFailed title="Item of property" list="/property/items" answer={answer} />;
  if (!item) return <Skeleton h={360} aria-busy />;
  const version = answer.data!.version;
  return (
    <RecordPage
      name={item.property_no}
      state={item.state !== 'ACKNOWLEDGED' && <ItemBadge state={item.state} short />}
      line={[item.article, formatPesos(item.unit_cost), item.holder ?? item.office_name].join(' · ')}
      neighbours={neighbours}
      open={(other) => `/property/items/${other}`}
      actions={<Acts item={item} version={version} />}
      main={<MainButton item={item} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <RecordPart title="Where it is">
              <ItemPlace item={item} />
            </RecordPart>
            <RecordPart title="What it is">
              <ItemFacts item={item} />
            </RecordPart>
            {item.set.length > 0 && (
              <RecordPart title="Parts of the set">
                <ItemParts item={item} />
              </RecordPart>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <RecordPart title="Photo">
              <ItemPhoto item={item} version={version} />
            </RecordPart>
            {item.papers.length > 0 && (
              <RecordPart title="Papers">
                <ItemPapers item={item} />
              </RecordPart>
            )}
            <RecordPart title="History">
              <ItemHistory item={item} />
            </RecordPart>
          </Stack>
        </Grid.Col>
      </Grid>
    </RecordPage>
  );
}

function MainButton({ item }: { item: ItemRecord }) {
  const mayCall = useMayCalls();
  if (item.state !== 'IN_STOCK' || !mayCall(issueItems)) return null;
  return (
    <Button component={Link} to={addressOfIssue([item])} leftSection={<IconUserCheck size={16} />}>
      Issue
    </Button>
  );
}

function Acts({ item, version }: { item: ItemRecord; version: number | undefined }) {
  const mayCall = useMayCalls();
  const [dialog, setDialog] = useState<'care' | 'withdraw' | 'sticker'>();
  const close = () => setDialog(undefined);
  const isKeeper = mayCall(keepItem);
  const isWaiting = item.state === 'ISSUED_FOR_ACK' || item.state === 'DISPUTED';
  if (!isKeeper && item.links.length === 0) return null;
  return (
    <>
      {isKeeper && (
        <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setDialog('care')} visibleFrom="sm">
          Place and condition
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isKeeper && <Menu.Item onClick={() => setDialog('care')}>Place and condition</Menu.Item>}
          {isKeeper && <Menu.Item onClick={() => setDialog('sticker')}>Print sticker</Menu.Item>}
          {item.is_correctable && (
            <Menu.Item component={Link} to={`/property/items/${item.id}/edit`}>
              Correct
            </Menu.Item>
          )}
          {isWaiting && mayCall(withdrawItems) && <Menu.Item onClick={() => setDialog('withdraw')}>Take back</Menu.Item>}
          {item.links.map(({ name, label, link }) => (
            <Menu.Item key={name} component={Link} to={link}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'care' && <CareDialog item={item} version={version} onClose={close} />}
      {dialog === 'sticker' && <StickerDialog items={[item]} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog items={[item]} onClose={close} />}
    </>
  );
}
