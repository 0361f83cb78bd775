import { Group, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import type { TransferType } from '../../contract/fields.ts';
import { listMoves, readMovable } from '../../contract/moves.ts';
import { transferOut } from '../../contract/transfers.ts';
import { linkOf } from '../../workflow.ts';
import { FreeItemsField, type FreeItem } from './free-items-field.tsx';
import { TypeFields } from './type-fields.tsx';

/** The custodian transfers what has no holder to another agency: by its report, which was approved and received on paper. */
export function Screen() {
  const [search] = useSearchParams();
  const asked = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  const answer = useCall(readMovable, { query: { items: asked } }, { enabled: asked.length > 0 });
  const items = answer.isPlaceholderData ? undefined : answer.data?.items.filter(({ id }) => asked.includes(id));
  return (
    <Page title="Transfer to another agency" intro="The items leave the university by a transfer report.">
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : asked.length > 0 && !items ? (
        <Skeleton h={420} aria-busy />
      ) : (
        <OutForm items={items ?? []} />
      )}
    </Page>
  );
}

interface Values {
  items: FreeItem[];
  agency: string;
  received_by: string;
  type: TransferType;
  other_type: string;
  reason: string;
  dated_on: string | null;
  approved_by: string;
  approved_position: string;
}

function OutForm({ items }: { items: FreeItem[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const initial: Values = {
    items,
    agency: '',
    received_by: '',
    type: 'DONATION',
    other_type: '',
    reason: '',
    dated_on: today,
    approved_by: '',
    approved_position: '',
  };
  return (
    <FormShell
      maw={760}
      endpoint={transferOut}
      initial={initial}
      body={({ items: chosen, dated_on, ...values }) => ({ ...values, dated_on: dated_on ?? '', item_ids: chosen.map(({ id }) => id) })}
      draft={`property-out:${items.map(({ id }) => id).join()}`}
      submit="Transfer"
      success={({ message }) => message}
      alsoRefresh={[listMoves]}
      onDone={({ id }) => void navigate(linkOf('transfer', id), { replace: true })}
      onCancel={() => void navigate('/property/transfers')}
    >
      {(form) => (
        <Stack gap="md">
          <FreeItemsField
            value={form.values.items}
            onChange={(chosen) => form.setFieldValue('items', chosen)}
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
