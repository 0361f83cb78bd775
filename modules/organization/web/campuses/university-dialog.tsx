import { TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { editUniversity, readBrand, type University } from '../../contract/campuses.ts';
import { BrandFields } from './brand-fields.tsx';

interface UniversityDialogProps {
  university: University;
  version: number | undefined;
  onClose: () => void;
}

export function UniversityDialog({ university, version, onClose }: UniversityDialogProps) {
  return (
    <Dialog onClose={onClose} title="Edit the university" size="form">
      <FormShell
        endpoint={editUniversity}
        initial={university}
        version={version}
        draft="university"
        submit="Save"
        success="The university has been saved."
        alsoRefresh={[readBrand]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <TextInput
              label="Name"
              required
              description="On the sign-in page, in mail and on printed forms"
              {...form.getInputProps('name')}
            />
            <TextInput label="Address" description="On papers of a campus that has none" {...form.getInputProps('address')} />
            <TextInput label="Contact" {...form.getInputProps('contact')} />
            <BrandFields colour={form.getInputProps('colour')} logo={form.getInputProps('logo_id')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
