import { Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listItems, type ItemRow } from '@talaan/property/contract/items.ts';
import type { TransferType } from '../../contract/fields.ts';
import { listMoves, type HeldItemRow } from '../../contract/moves.ts';
import { transferOut } from '../../contract/transfers.ts';
import { ItemChoice } from './item-choice.tsx';
import { TypeFields } from './type-fields.tsx';

/** The states in which nobody holds an item. */
const FREE = ['IN_STOCK', 'RETURNED', 'UNSERVICEABLE'] as const;
const MOST = 100;

/** The custodian transfers what nobody holds to another agency: by its report, which was approved and received on paper. */
export function Screen() {
  const [search] = useSearchParams();
  const chosen = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  const answer = useCall(listItems, { query: { state: [...FREE], per_page: MOST } });
  return (
    <Page title="Transfer to another agency" intro="The items leave the university by a transfer report.">
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data || answer.isPlaceholderData ? (
        <Skeleton h={420} aria-busy />
      ) : (
        <OutForm items={answer.data.items.map(held)} chosen={chosen} />
      )}
    </Page>
  );
}

function held({ id, property_no, article, description, serial, unit_cost, condition, state, has_photo }: ItemRow): HeldItemRow {
  return { id, property_no, article, description, serial, amount: unit_cost, condition, state, line: null, paper: null, has_photo, hindrance: null };
}

function OutForm({ items, chosen }: { items: HeldItemRow[]; chosen: readonly number[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const listed = chosen.length > 0 ? items.filter(({ id }) => chosen.includes(id)) : items;
  const initial = {
    item_ids: chosen.filter((id) => listed.some((item) => item.id === id)),
    agency: '',
    received_by: '',
    type: 'DONATION' as TransferType,
    other_type: '',
    reason: '',
    dated_on: today as string | null,
    approved_by: '',
    approved_position: '',
  };
  if (listed.length === 0) return <Text size="sm">Nothing that can be transferred is in stock.</Text>;
  return (
    <FormShell
      maw={760}
      endpoint={transferOut}
      initial={initial}
      body={({ dated_on, ...values }) => ({ ...values, dated_on: dated_on ?? '' })}
      draft={`property-out:${chosen.join()}`}
      submit="Transfer"
      success={({ message }) => message}
      alsoRefresh={[listMoves, listItems]}
      onDone={({ id }) => void navigate(`/property/requests/${id}`, { replace: true })}
      onCancel={() => void navigate('/property/transfers')}
    >
      {(form) => (
        <Stack gap="md">
          <ItemChoice
            items={listed}
            opens={() => true}
            value={form.values.item_ids}
            onChange={(ids) => form.setFieldValue('item_ids', ids)}
            error={form.errors['item_ids']}
          />
          <TextInput label="Agency" required {...form.getInputProps('agency')} />
          <TextInput label="Received there by" description="Name and designation" required {...form.getInputProps('received_by')} />
          <TypeFields form={form} />
          <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          <DateField label="Date of the report" required {...form.getInputProps('dated_on')} />
          <Group grow align="flex-start" gap="sm">
            <TextInput label="Approved by" required {...form.getInputProps('approved_by')} />
            <TextInput label="Designation" {...form.getInputProps('approved_position')} />
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}
