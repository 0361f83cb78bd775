import { Anchor, Group, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { formatTime } from '@talaan/attendance/rules/format-time.ts';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { APPEAL_REASONS, SLOT_NAMES, type AppealForm } from '../../contract/appeals.ts';
import type { AppealReason } from '../../rules/check-appeal.ts';
import { SLOTS, type Claim, type Slot } from '../../rules/claims.ts';

export interface AppealValues {
  reason: AppealReason | null;
  explanation: string;
  times: Record<Slot, number | null>;
  proof: { path: string; name: string } | null;
}

const NO_TIMES: Record<Slot, number | null> = { am_in: null, am_out: null, pm_in: null, pm_out: null };
const MINUTES_OF_DAY = 1440;

export function timesOf(claims: readonly Claim[]): Record<Slot, number | null> {
  return { ...NO_TIMES, ...Object.fromEntries(claims.map(({ slot, minutes }) => [slot, minutes])) };
}

export function claimsOf({ times }: Pick<AppealValues, 'times'>): Claim[] {
  return SLOTS.flatMap((slot) => (times[slot] === null ? [] : [{ slot, minutes: times[slot] }]));
}

/** The body of an appeal, whether it is filed or corrected. */
export function factsOf(values: AppealValues) {
  const { reason, explanation, proof } = values;
  return { reason: reason!, explanation, claims: claimsOf(values), attachment_path: proof?.path ?? null };
}

interface AppealFieldsProps {
  form: UseFormReturnType<AppealValues>;
  now: AppealForm['now'];
  /** What the schedule asks for; a shift has a start and an end. */
  asked: readonly Claim[];
}

/** The claimed times of a day, the reason and the proof. */
export function AppealFields({ form, now, asked }: AppealFieldsProps) {
  const { times, proof } = form.getValues();
  const shown = SLOTS.filter((slot) => times[slot] !== null || asked.some((one) => one.slot === slot) || now?.[slot] != null);
  const slots = shown.length > 0 ? shown : SLOTS;
  const set = (slot: Slot) => (minutes: number | null) => {
    const isNextDay =
      (asked.find((one) => one.slot === slot)?.minutes ?? 0) >= MINUTES_OF_DAY && minutes !== null && minutes < MINUTES_OF_DAY / 2;
    form.setFieldValue(`times.${slot}`, isNextDay ? minutes + MINUTES_OF_DAY : minutes);
  };
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <SimpleGrid cols={2} spacing="sm">
          {slots.map((slot) => (
            <TimeField
              key={slot}
              label={SLOT_NAMES[slot]}
              description={now?.[slot] == null ? say('Missing') : say('Punched {now}', { now: formatTime(now[slot]) })}
              value={times[slot]}
              onChange={set(slot)}
            />
          ))}
        </SimpleGrid>
        <Text size="xs" c="dimmed">
          {say('Enter only the times for which there is no right punch; leave the others empty.')}
        </Text>
        {form.errors['claims'] && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors['claims']}
          </Text>
        )}
      </Stack>
      <Select label={say('Reason')} required data={choices(APPEAL_REASONS)} {...form.getInputProps('reason')} />
      <Textarea
        label={say('Explanation')}
        description={say('What happened that day; your head and HR read it')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('explanation')}
      />
      <FileDrop
        label={say('Proof, if you have one')}
        endpoint={uploadProof}
        endings={['.pdf', '.jpg', '.jpeg', '.png']}
        maxBytes={DOCUMENT_LIMIT}
        hint={say('Such as a page of the logbook or a message: a PDF or a photo (JPG, PNG) of at most 3 MB')}
        onUploaded={({ path }, file) => form.setFieldValue('proof', { path, name: file.name })}
      />
      {proof && (
        <Group gap="xs">
          <Text size="sm">{proof.name}</Text>
          <Anchor component="button" type="button" size="sm" py={4} onClick={() => form.setFieldValue('proof', null)}>
            {say('Leave out')}
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}
