import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { LookupPicker } from '@talaan/kernel/web/forms/lookup-picker.tsx';
import { civilStatuses } from '@talaan/reference/contract/lists.ts';
import { changeSection } from '../../contract/record.ts';
import { FIELD_LABELS, SECTION_TITLES } from '../../contract/sections.ts';
import { Conflicts } from './conflicts.tsx';
import type { PersonOnRecord } from './person-on-record.ts';
import { useConflicts, type Begun } from './use-conflicts.ts';

type SectionName = 'name' | 'birth' | 'contact' | 'service';
type Values = Partial<Record<string, string | number | null>>;

const FIELDS = {
  name: ['surname', 'first_name', 'middle_name', 'name_extension', 'maiden_surname'],
  birth: ['birth_date', 'birth_place', 'sex', 'civil_status_id'],
  contact: ['email', 'mobile', 'telephone'],
  service: ['idno', 'date_hired'],
} as const satisfies Record<SectionName, readonly (keyof PersonOnRecord)[]>;
const REQUIRED = new Set<string>(['surname', 'sex', 'idno']);

/** Corrects one section; what somebody else changed meanwhile is merged, or asked about. */
export function SectionDialog({ section, person, onClose }: { section: SectionName; person: PersonOnRecord; onClose: () => void }) {
  const { conflicts, decisions, hear, decide } = useConflicts<Values>();
  const fields = Object.fromEntries(FIELDS[section].map((field) => [field, person[field]]));
  const title = SECTION_TITLES[section];
  return (
    <Dialog onClose={onClose} title={`${title} of ${person.fullname}`} size="form">
      <FormShell<typeof changeSection, Begun<Values>>
        endpoint={changeSection}
        params={{ id: person.id, suffix: section }}
        initial={{ ...fields, was: fields } as Begun<Values>}
        draft={`personnel:${person.id}:${section}`}
        submit="Save"
        success={`${title} has been saved.`}
        onDone={onClose}
        onRefused={hear}
      >
        {(form) => (
          <>
            <Conflicts conflicts={conflicts} decisions={decisions} onDecide={(conflict, whose) => decide(form, conflict, whose)} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {FIELDS[section].map((field) => (
                <Field key={field} field={field} form={form} />
              ))}
            </SimpleGrid>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function Field({ field, form }: { field: string; form: UseFormReturnType<Begun<Values>> }) {
  const shared = { label: FIELD_LABELS[field], required: REQUIRED.has(field) };
  const { value, ...input } = form.getInputProps(field) as {
    value: string | number | null;
    onChange: (value: unknown) => void;
    error?: string;
  };
  switch (field) {
    case 'birth_date':
    case 'date_hired':
      return <DateField {...shared} {...input} value={value as string | null} />;
    case 'sex':
      return <Select {...shared} {...input} value={value as string} data={['Male', 'Female']} allowDeselect={false} />;
    case 'civil_status_id':
      return <LookupPicker {...shared} {...input} value={value as number | null} lookup={civilStatuses} />;
    default:
      return <TextInput {...shared} {...input} value={value ?? ''} />;
  }
}
