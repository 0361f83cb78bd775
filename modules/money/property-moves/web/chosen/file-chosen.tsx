import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ActProps } from '@talaan/property/web/desk/items/item-action.ts';
import { linkOf } from '../../workflow.ts';

type Kind = 'transfer' | 'return';

export const TransferChosen = (props: ActProps) => <FileChosen kind="transfer" {...props} />;
export const ReturnChosen = (props: ActProps) => <FileChosen kind="return" {...props} />;

/** Leads to the form with these items; where several people hold them, asks for one of them, since one request is about the property of one person. */
function FileChosen({ kind, items, onClose }: ActProps & { kind: Kind }) {
  const holders = Map.groupBy(items, ({ holder_id: id }) => id);
  if (holders.size === 1) return <Navigate to={addressOf(kind, items)} />;
  return (
    <Dialog
      title={kind === 'transfer' ? say('Transfer: choose the accountable person') : say('Return: choose the accountable person')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          {say('One request is about the property of one person. You chose items of {size} people.', { size: holders.size })}
        </Text>
        {[...holders].map(([id, own]) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text size="sm" miw={0}>
              {own[0]!.holder ?? say('In stock')}
            </Text>
            <Button component={Link} to={addressOf(kind, own)} variant="default" flex="none">
              {count(own.length, 'item')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}

/** The form, for the person who holds them; of what is in stock it says so. */
function addressOf(kind: Kind, items: ActProps['items']): string {
  const holder = items[0]!.holder_id;
  return `${linkOf(kind, 'new')}?${holder === null ? '' : `person=${holder}&`}items=${items.map(({ id }) => id).join()}`;
}
