import { Alert, Anchor, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { readMoney } from '@talaan/kernel/contract/money.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { decideDifferences, type DifferenceRow } from '../contract/differences.ts';
import { DECISIONS, DECISIONS_OF, DIFFERENCES, type Decision } from '../contract/fields.ts';
import { FindPhoto } from './find-photo.tsx';

interface DecideDialogProps {
  campaign: number;
  differences: readonly DifferenceRow[];
  onClose: () => void;
}

/** What follows elsewhere, in its words. */
const FOLLOWS: Partial<Record<Decision, string>> = {
  FOR_LOSS: 'The list of differences then leads to the report of the loss; the report of the count shows a shortage.',
  FOUND: 'The list of differences then leads to the item, where its loss is recorded as found.',
  TAKE_UP:
    'The report of the count shows an overage. Where it was lost, and relieved, paid or replaced, record it as found on the page of the item: it is in stock again, and its loss stays closed.',
  CORRECT_PLACE: 'The card is corrected when the count is closed. Who is accountable does not change.',
  CORRECT_CONDITION: 'The card is corrected when the count is closed.',
  PRINT_STICKER: 'When the count is closed it is listed among the items without a sticker.',
  DELIVERY: 'The list of differences then leads to its inspection and acceptance report; the report of the count shows an overage.',
  STATION: 'The report of the count shows an overage, found at station.',
};

/** Decides differences of one kind, with a reason. */
export function DecideDialog({ campaign, differences, onClose }: DecideDialogProps) {
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  const [first] = differences;
  if (kinds.length > 1)
    return (
      <Dialog title="Decide differences" onClose={onClose}>
        <Text size="sm">
          You chose {kinds.map((kind) => `'${DIFFERENCES[kind]}'`).join(' and ')}. Decide one kind at a time: choose it in the filter.
        </Text>
      </Dialog>
    );
  const kind = kinds[0]!;
  const options = DECISIONS_OF[kind].map((value) => ({ value, label: DECISIONS[value] }));
  const named = differences.length === 1 ? `${first!.property_no} ${first!.article}`.trim() : count(differences.length, 'difference');
  const initial = { decision: (first!.decision ?? options[0]!.value) as string, reason: first!.reason, unit_value: '' as string | number };
  return (
    <Dialog title={`${DIFFERENCES[kind]}: ${named}`} onClose={onClose}>
      <FormShell
        endpoint={decideDifferences}
        params={{ id: campaign }}
        initial={initial}
        body={({ decision, reason, unit_value: value }) => ({
          ids: differences.map(({ id }) => id),
          decision: decision as Decision,
          reason,
          unit_value: value === '' ? null : readMoney(value),
        })}
        draft={`property-count:${campaign}:decision:${kind}`}
        submit="Decide"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => {
          const decision = form.getValues().decision as Decision;
          return (
            <Stack gap="sm">
              {first!.has_photo && differences.length === 1 && <FindPhoto campaign={campaign} scan={first!.scan_id!} />}
              <Select label="What is done" required allowDeselect={false} data={options} {...form.getInputProps('decision')} />
              {FOLLOWS[decision] && (
                <Alert color="campus" p="xs">
                  {FOLLOWS[decision]}{' '}
                  {first!.item_id !== null && differences.length === 1 && (
                    <Anchor href={`/property/items/${first!.item_id}`} size="sm" target="_blank">
                      Open the item
                    </Anchor>
                  )}
                </Alert>
              )}
              {kind === 'NEW' && differences.length === 1 && decision !== 'LEAVE_OUT' && (
                <NumberInput
                  label="Value of one unit in pesos"
                  description="Leave it empty where it is still to be appraised"
                  min={0}
                  decimalScale={2}
                  thousandSeparator=","
                  inputMode="decimal"
                  {...form.getInputProps('unit_value')}
                />
              )}
              <Textarea
                label="Reason"
                description="At least 10 characters, such as: moved with its user in October"
                required
                autosize
                minRows={2}
                {...form.getInputProps('reason')}
              />
            </Stack>
          );
        }}
      </FormShell>
    </Dialog>
  );
}
