import { Alert, Button, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { TimeInput } from '@mantine/dates';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { drawSession, redrawSession, type readSchedule, type SessionRow } from '../contract/sessions.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { drawSlots, judgeDay, NOTICE_DAYS, type SlotTime } from '../rules/slots.ts';
import { DayColumn } from './day-column.tsx';
import { fromField, toField } from './format-hours.ts';
import { PanelField } from './panel-field.tsx';

interface DrawDialogProps {
  schedule: Answer<typeof readSchedule>;
  /** The draft that is drawn anew; null for a new session. */
  session: SessionRow | null;
  onClose: () => void;
}

const NOON = { from: 720, to: 780 };

/** Who is called when: the slots follow from the hour, their length and the noon break, and each may be put elsewhere. */
export function DrawDialog({ schedule, session, onClose }: DrawDialogProps) {
  const { post, applicants, board, holidays } = schedule;
  const nameOf = new Map(applicants.map(({ application_id, fullname }) => [application_id, fullname]));
  const initial = {
    kind: session?.kind ?? 'interview',
    day: session?.day ?? null,
    starts: toField(Math.min(480, ...(session?.slots ?? []).map(({ start }) => start))),
    slot_minutes: (session?.slot_minutes ?? 20) as number | string,
    venue: session?.venue ?? '',
    link: session?.link ?? '',
    bring: session?.bring ?? 'A valid ID and the originals of your papers',
    remarks: session?.remarks ?? '',
    answer_hours: (session?.answer_hours ?? 24) as number | string,
    panel: session?.panel ?? [],
    slots: (session?.slots ?? []).map(({ application_id, start }): SlotTime => ({ application_id, start })),
  };
  return (
    <Dialog title={session ? 'Draw the session anew' : `Draw a session for ${post.code}`} size="wide" onClose={onClose}>
      <FormShell
        endpoint={session ? redrawSession : drawSession}
        params={{ id: session?.id ?? post.id }}
        initial={initial}
        body={(values) => ({
          ...(session ? {} : { kind: values.kind }),
          day: values.day ?? '',
          slot_minutes: Number(values.slot_minutes),
          venue: values.venue,
          link: values.link,
          bring: values.bring,
          remarks: values.remarks,
          answer_hours: Number(values.answer_hours),
          panel: values.panel.map(({ personnel_id }) => personnel_id),
          slots: values.slots,
        })}
        draft={`interviews:${post.id}:${session?.id ?? 'new'}`}
        submit={session ? 'Save the draft' : 'Draw'}
        success="The draft is drawn. Publish it to call the applicants."
        onDone={onClose}
      >
        {(form) => {
          const { kind, day, starts, slot_minutes, panel, slots } = form.getValues();
          const isTogether = kind === 'exam';
          const said = day ? judgeDay(day, { today: today().toString(), isFree: (one) => holidays.includes(one) }) : null;
          const draw = (chosen: readonly number[]) => {
            const drawn = drawSlots(chosen, {
              start: fromField(starts),
              length: Number(slot_minutes),
              breaks: [NOON],
              together: isTogether,
            });
            form.setFieldValue('slots', drawn ?? []);
            if (drawn === null) form.setFieldError('slots', 'The slots reach beyond midnight. Begin earlier, or call fewer applicants.');
          };
          const chosen = slots.map(({ application_id }) => application_id);
          return (
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <Stack gap="sm">
                <SimpleGrid cols={{ base: 1, xs: 2 }}>
                  <Select
                    label="Kind"
                    required
                    allowDeselect={false}
                    disabled={session !== null}
                    data={choices(SESSION_KINDS)}
                    {...form.getInputProps('kind')}
                  />
                  <DateField
                    label="Day"
                    required
                    description={`At least ${NOTICE_DAYS} days from now`}
                    {...form.getInputProps('day')}
                    error={form.errors.day ?? said?.fault}
                  />
                  <TimeInput label="Begins at" required {...form.getInputProps('starts')} />
                  <NumberInput
                    label={isTogether ? 'Minutes' : 'Minutes for each'}
                    required
                    min={15}
                    max={isTogether ? 240 : 30}
                    {...form.getInputProps('slot_minutes')}
                  />
                  <TextInput label="Venue" {...form.getInputProps('venue')} />
                  <TextInput label="Address of the meeting" description="Online" {...form.getInputProps('link')} />
                </SimpleGrid>
                {said?.warning && <Alert color="yellow">{said.warning}</Alert>}
                <PanelField board={board} value={panel} error={form.errors.panel} onChange={(next) => form.setFieldValue('panel', next)} />
                <Textarea label="What to bring" autosize {...form.getInputProps('bring')} />
                <Textarea label="Remarks" autosize {...form.getInputProps('remarks')} />
                <NumberInput label="Answers are due so many hours before" min={1} max={72} {...form.getInputProps('answer_hours')} />
              </Stack>
              <Stack gap="sm">
                <SearchMultiSelect
                  label="Applicants"
                  description="In the order in which they are called; noon is left free."
                  data={applicants.map(({ application_id, fullname }) => ({ value: String(application_id), label: fullname }))}
                  value={chosen.map(String)}
                  onChange={(ids) => draw(ids.map(Number))}
                  error={form.errors.slots}
                />
                <Group gap="xs">
                  <Button variant="default" onClick={() => draw(applicants.map(({ application_id }) => application_id))}>
                    All {applicants.length}
                  </Button>
                  <Button variant="default" disabled={slots.length === 0} onClick={() => draw(chosen)}>
                    Draw the hours again
                  </Button>
                </Group>
                {slots.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    Choose applicants; their slots appear here.
                  </Text>
                ) : (
                  <DayColumn
                    slots={slots}
                    length={Number(slot_minutes)}
                    isTogether={isTogether}
                    nameOf={nameOf}
                    onChange={(next) => form.setFieldValue('slots', next)}
                  />
                )}
              </Stack>
            </SimpleGrid>
          );
        }}
      </FormShell>
    </Dialog>
  );
}
