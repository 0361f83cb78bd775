import { Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listMoves, type HeldItemRow } from '../../contract/moves.ts';
import { fileReturn } from '../../contract/returns.ts';
import { useFiled, type FilingFormProps } from './filing.ts';
import { ItemChoice } from './item-choice.tsx';
import { WitnessField } from './witness-field.tsx';

const isFree = ({ hindrance, state }: HeldItemRow) => hindrance === null && state === 'ACKNOWLEDGED';

/** What is given back, and why. */
export function ReturnForm({ holder, items, chosen }: FilingFormProps) {
  const filed = useFiled('return');
  const initial = {
    item_ids: items.filter((item) => chosen.includes(item.id) && isFree(item)).map(({ id }) => id),
    reason: '',
    witnesses: '',
  };
  const isOwn = holder?.is_own === true;
  return (
    <FormShell
      endpoint={fileReturn}
      initial={initial}
      body={(values) => ({ ...values, personnel_id: holder?.id ?? null })}
      draft={`property-return:${holder?.id ?? ''}:${chosen.join()}`}
      submit={isOwn ? say('Ask to return') : say('File the return')}
      success={({ message }) => message}
      alsoRefresh={[listMoves]}
      onDone={filed.onDone}
      onCancel={filed.onCancel}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">
            {isOwn
              ? say('Bring the items to the property custodian, who inspects them. Until then you stay accountable.')
              : say('Bring the items to the property custodian, who inspects them. Until then {holder} stays accountable.', {
                  holder: holder?.fullname ?? say('the holder'),
                })}
          </Text>
          <ItemChoice
            items={items}
            opens={isFree}
            value={form.values.item_ids}
            onChange={(ids) => form.setFieldValue('item_ids', ids)}
            error={form.errors['item_ids']}
          />
          <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
          {!isOwn && <WitnessField {...form.getInputProps('witnesses')} />}
        </Stack>
      )}
    </FormShell>
  );
}
