import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readFacultyMonth } from '../../contract/faculty-dtr.ts';
import { addSegment, changeSegment, readSegment } from '../../contract/segments.ts';
import type { Term } from '../../contract/terms.ts';
import { blankSegment, bodyOf, SegmentFields, valuesOf, type SegmentValues } from './segment-fields.tsx';

interface DoneProps {
  terms: readonly Term[];
  onDone: () => void;
}

/** A new one. */
export function NewSegment({ terms, teacher, onDone }: DoneProps & { teacher: { id: number; fullname: string } | undefined }) {
  const today = useToday();
  const current = terms.find(({ from, to }) => from <= today && today <= to) ?? terms[0];
  const initial: SegmentValues = { ...blankSegment(current), personnel_id: teacher?.id ?? null };
  return (
    <FormShell
      endpoint={addSegment}
      initial={initial}
      body={(values) => ({ ...bodyOf(values), personnel_id: values.personnel_id ?? (null as never) })}
      draft={`segment:new:${teacher?.id ?? ''}`}
      submit="Add segment"
      success="The segment was added."
      alsoRefresh={[readFacultyMonth]}
      onDone={onDone}
    >
      {(form) => <SegmentFields form={form} terms={terms} teacher={teacher ?? null} />}
    </FormShell>
  );
}

/** One that is changed or ended. */
export function OpenSegment({ id, ...done }: DoneProps & { id: number }) {
  const answer = useCall(readSegment, { params: { id } });
  if (answer.data?.segment.id === id) return <ChangedSegment found={answer.data} {...done} />;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  return <Skeleton h={420} aria-busy />;
}

function ChangedSegment({ found, terms, onDone }: DoneProps & { found: Answer<typeof readSegment> }) {
  const { segment, locked_until: locked, version } = found;
  return (
    <Stack gap="sm">
      {locked && (
        <Alert color="blue" icon={<IconLock size={18} aria-hidden />} title={`Days until ${longDate(locked)} are locked`}>
          On those days it stays as it is. Another last day ends it; any other change applies from the day after, as a segment of its own.
        </Alert>
      )}
      <FormShell
        endpoint={changeSegment}
        params={{ id: segment.id }}
        version={version}
        initial={valuesOf(segment)}
        body={bodyOf}
        draft={`segment:${segment.id}`}
        submit="Save"
        success="The segment was saved."
        alsoRefresh={[readFacultyMonth]}
        onDone={onDone}
      >
        {(form) => <SegmentFields form={form} terms={terms} teacher={{ id: segment.personnel_id, fullname: segment.fullname }} />}
      </FormShell>
    </Stack>
  );
}
