import { Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { TransferType } from '../../contract/fields.ts';
import { listMoves, type HeldItemRow } from '../../contract/moves.ts';
import { fileTransfer } from '../../contract/transfers.ts';
import { useFiled, type FilingFormProps } from './filing.ts';
import { ItemChoice } from './item-choice.tsx';
import { ReceiverField } from './receiver-field.tsx';
import { TypeFields } from './type-fields.tsx';
import { WitnessField } from './witness-field.tsx';

const isFree = ({ hindrance, state }: HeldItemRow) => hindrance === null && state === 'ACKNOWLEDGED';

interface Values {
  item_ids: number[];
  receiver_id: number | null;
  type: TransferType;
  other_type: string;
  reason: string;
  witnesses: string;
}

/** To whom, what and why; what the holder asks is released by that. */
export function TransferForm({ holder, items, chosen }: FilingFormProps) {
  const filed = useFiled('transfer');
  const initial: Values = {
    item_ids: items.filter((item) => chosen.includes(item.id) && isFree(item)).map(({ id }) => id),
    receiver_id: null,
    type: 'REASSIGNMENT',
    other_type: '',
    reason: '',
    witnesses: '',
  };
  const isOwn = holder?.is_own === true;
  return (
    <FormShell
      endpoint={fileTransfer}
      initial={initial}
      body={({ receiver_id, ...values }) => ({ ...values, receiver_id: receiver_id ?? 0, personnel_id: holder?.id ?? null })}
      draft={`property-transfer:${holder?.id ?? ''}:${chosen.join()}`}
      submit={say('Ask for the transfer')}
      success={({ message }) => message}
      alsoRefresh={[listMoves]}
      onDone={filed.onDone}
      onCancel={filed.onCancel}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">
            {isOwn
              ? say('You stay accountable until the receiver acknowledges the report.')
              : say('{holder} releases it first, and stays accountable until the receiver acknowledges the report.', {
                  holder: holder?.fullname ?? 'The holder',
                })}
          </Text>
          <ItemChoice
            items={items}
            opens={isFree}
            value={form.values.item_ids}
            onChange={(ids) => form.setFieldValue('item_ids', ids)}
            error={form.errors['item_ids']}
          />
          <ReceiverField
            value={form.values.receiver_id}
            onChange={(id) => form.setFieldValue('receiver_id', id)}
            error={form.errors['receiver_id']}
          />
          <TypeFields form={form} />
          <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
          {!isOwn && <WitnessField {...form.getInputProps('witnesses')} />}
        </Stack>
      )}
    </FormShell>
  );
}
