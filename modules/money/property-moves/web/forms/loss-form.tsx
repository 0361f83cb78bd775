import { Alert, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { NATURES, type Nature } from '../../contract/fields.ts';
import { fileLoss } from '../../contract/losses.ts';
import { listMoves, type HeldItemRow } from '../../contract/moves.ts';
import { daysLeft, lossDue } from '../../rules/loss-clock.ts';
import { useFiled, type FilingFormProps } from './filing.ts';
import { ItemChoice } from './item-choice.tsx';
import { knownBody, KnownFields, NOTHING_KNOWN, type KnownValues } from './known-fields.tsx';
import { WitnessField } from './witness-field.tsx';

/** Items in a transfer or a return may be lost, too. */
const isFree = ({ state }: HeldItemRow) => state === 'ACKNOWLEDGED' || state === 'FOR_TRANSFER' || state === 'IN_STOCK';

interface Values extends KnownValues {
  item_ids: number[];
  nature: Nature;
  is_day_known: boolean;
  lost_on: string | null;
  discovered_on: string | null;
  place: string;
  circumstances: string;
  witnesses: string;
}

/** What happened, when and where; the clock of thirty days is shown while one enters the day. */
export function LossForm({ holder, items, chosen }: FilingFormProps) {
  const filed = useFiled('loss');
  const today = useToday();
  const initial: Values = {
    ...NOTHING_KNOWN,
    item_ids: items.filter((item) => chosen.includes(item.id) && isFree(item)).map(({ id }) => id),
    nature: 'LOST',
    is_day_known: true,
    lost_on: null,
    discovered_on: today,
    place: '',
    circumstances: '',
    witnesses: '',
  };
  return (
    <FormShell
      endpoint={fileLoss}
      initial={initial}
      body={({ item_ids, nature, is_day_known, lost_on, discovered_on, place, circumstances, witnesses, ...known }) => ({
        personnel_id: holder?.id ?? null,
        item_ids,
        nature,
        // An empty day that is known is refused as one that was not entered.
        lost_on: is_day_known ? (lost_on ?? '') : null,
        discovered_on: discovered_on ?? '',
        place,
        circumstances,
        witnesses,
        ...knownBody(known),
      })}
      draft={`property-loss:${holder?.id ?? ''}:${chosen.join()}`}
      submit={say('Report the loss')}
      success={({ message }) => message}
      alsoRefresh={[listMoves]}
      onDone={filed.onDone}
      onCancel={filed.onCancel}
    >
      {(form) => {
        const { is_day_known: isKnown, lost_on: lost, discovered_on: discovered } = form.values;
        return (
          <Stack gap="md">
            <Clock lostOn={isKnown ? lost : null} discoveredOn={discovered} today={today} isWaiting={isKnown && !lost} />
            <ItemChoice
              items={items}
              opens={isFree}
              value={form.values.item_ids}
              onChange={(ids) => form.setFieldValue('item_ids', ids)}
              error={form.errors['item_ids']}
            />
            <Select label={say('What happened')} allowDeselect={false} data={choices(NATURES)} {...form.getInputProps('nature')} />
            <Checkbox label={say('The day of the loss is known')} {...form.getInputProps('is_day_known', { type: 'checkbox' })} />
            <Group grow align="flex-start" gap="sm">
              {isKnown && <DateField label={say('Day of the loss')} required {...form.getInputProps('lost_on')} />}
              <DateField label={say('Discovered on')} required {...form.getInputProps('discovered_on')} />
            </Group>
            <TextInput label={say('Place')} required {...form.getInputProps('place')} />
            <Textarea
              label={say('Circumstances')}
              description={say('What happened, who was there, what was done to find it. It is printed on the report that is notarized.')}
              required
              autosize
              minRows={4}
              {...form.getInputProps('circumstances')}
            />
            <KnownFields form={form} />
            {holder !== null && !holder.is_own && <WitnessField {...form.getInputProps('witnesses')} />}
          </Stack>
        );
      }}
    </FormShell>
  );
}

interface ClockProps {
  lostOn: string | null;
  discoveredOn: string | null;
  today: string;
  /** The day of the loss is still to be entered. */
  isWaiting: boolean;
}

/** Until when relief can be asked, counted from the day that is entered. */
function Clock({ lostOn, discoveredOn, today, isWaiting }: ClockProps) {
  const from = lostOn || discoveredOn;
  if (isWaiting || !from || from > today)
    return (
      <Alert color="blue" icon={<IconClock size={18} />}>
        {say('Relief is asked of the Commission on Audit within 30 days of the loss, with the notarized report.')}
      </Alert>
    );
  const due = lossDue(lostOn, discoveredOn ?? from);
  const days = daysLeft(due, today);
  return (
    <Alert
      color={days < 0 ? 'red' : 'blue'}
      icon={<IconClock size={18} />}
      title={days < 0 ? say('The 30 days are over') : say('{days} left', { days: count(days, 'day') })}
    >
      {say('Relief is asked of the Commission on Audit by {due}, with the notarized report.', { due: longDate(due) })}
    </Alert>
  );
}
