import { Select, Textarea } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { CIRCLES } from '@talaan/documents/contract/words.ts';
import type { ActFormProps } from '@talaan/documents/web/acts/act-form.ts';
import { ActShell } from '@talaan/documents/web/acts/act-shell.tsx';
import { OfficesField } from '@talaan/documents/web/acts/offices-field.tsx';

/** Proposed where a paper is circulated. */
const DAYS_TO_ACKNOWLEDGE = 7;

interface Values {
  circle: keyof typeof CIRCLES;
  to: number[];
  campus: number | null;
  due_on: string | null;
  note: string;
}

/** To whom papers are circulated, and until when they acknowledge them. */
export function Form(props: ActFormProps) {
  const initial: Values = {
    circle: 'chosen',
    to: [],
    campus: null,
    due_on: today().add({ days: DAYS_TO_ACKNOWLEDGE }).toString(),
    note: '',
  };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={({ circle, to, campus, due_on: dueOn, note }, many) => ({
        action: 'circulate',
        ...many,
        circle,
        to: circle === 'chosen' ? to : [],
        campus_id: circle === 'campus' ? campus : null,
        note,
        due_on: dueOn ?? '',
      })}
    >
      {(form) => {
        const { circle, to, campus } = form.getValues();
        return (
          <>
            <Select
              label="Circulated to"
              description="They get it for information and return nothing; the paper stays where it is"
              required
              allowDeselect={false}
              data={choices(CIRCLES)}
              {...form.getInputProps('circle')}
            />
            {circle === 'chosen' && (
              <OfficesField
                description="Those that have it already get it no second time"
                known={null}
                value={to}
                onChange={(ids) => form.setFieldValue('to', ids)}
                error={form.errors.to}
              />
            )}
            {circle === 'campus' && (
              <CampusField value={campus} onChange={(id) => form.setFieldValue('campus', id)} error={form.errors.campus_id} />
            )}
            <DateField label="Acknowledge until" required {...form.getInputProps('due_on')} />
            <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
          </>
        );
      }}
    </ActShell>
  );
}

interface CampusFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: React.ReactNode;
}

function CampusField({ value, onChange, error }: CampusFieldProps) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <Select
      label="Campus"
      required
      data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
    />
  );
}
