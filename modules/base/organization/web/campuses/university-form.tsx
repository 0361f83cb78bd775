import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { editUniversity, readBrand, type University } from '../../contract/campuses.ts';
import { AGENCY_NUMBER_KINDS, AGENCY_NUMBERS, showAgencyNumber } from '../../rules/agency-numbers.ts';
import { BrandFields } from './brand-fields.tsx';

interface UniversityFormProps {
  university: University;
  version: number | undefined;
  onDone?: () => void;
}

/** The names, address, numbers, colour and logo of the university. */
export function UniversityForm({ university, version, onDone }: UniversityFormProps) {
  const numbers = Object.fromEntries(AGENCY_NUMBER_KINDS.map((kind) => [kind, showAgencyNumber(kind, university[kind])]));
  return (
    <FormShell
      endpoint={editUniversity}
      initial={{ ...university, ...numbers }}
      version={version}
      draft="university"
      submit="Save"
      success="The university has been saved."
      alsoRefresh={[readBrand]}
      maw={640}
      onDone={onDone}
    >
      {(form) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Name"
              required
              description="On the sign-in page, in mail and on printed forms"
              {...form.getInputProps('name')}
            />
            <TextInput label="Short name" description="In the menu, such as TSU" {...form.getInputProps('short_name')} />
          </SimpleGrid>
          <TextInput label="Address" description="On papers of a campus that has none" {...form.getInputProps('address')} />
          <TextInput label="Contact" {...form.getInputProps('contact')} />
          <Fieldset legend="On payroll papers and returns">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {AGENCY_NUMBER_KINDS.map((kind) => (
                <TextInput key={kind} label={AGENCY_NUMBERS[kind].label} {...form.getInputProps(kind)} />
              ))}
            </SimpleGrid>
          </Fieldset>
          <BrandFields colour={form.getInputProps('colour')} logo={form.getInputProps('logo_id')} />
        </>
      )}
    </FormShell>
  );
}
