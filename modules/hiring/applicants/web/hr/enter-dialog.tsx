import { Select, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useNavigate } from 'react-router';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { enterApplication, listApplicants, listPaperPosts } from '../../contract/hr.ts';

const BLANK = {
  post_id: null as string | null,
  surname: '',
  first_name: '',
  middle_name: '',
  name_extension: '',
  sex: null as string | null,
  birth_date: null as string | null,
  email: '',
  mobile: '',
  received_on: null as string | null,
  received_at: '',
  papers: {} as Record<string, UploadedDocument | null>,
};

/** An application that came on paper: who, for which post, received when, and the scanned papers. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const posts = useCall(listPaperPosts, {}).data?.posts;
  return (
    <Dialog onClose={onClose} size="form" title="Enter a paper application">
      {!posts && <Skeleton h={320} aria-busy />}
      {posts && (
        <FormShell
          endpoint={enterApplication}
          initial={{ ...BLANK, received_on: today().toString() }}
          body={({ post_id, sex, birth_date, received_on, papers, ...values }) => ({
            ...values,
            post_id: Number(post_id ?? 0),
            sex: sex as 'Male',
            birth_date: birth_date ?? '',
            received_on: received_on ?? '',
            papers: Object.entries(papers).flatMap(([code, paper]) => (paper ? [{ code, attachment_path: paper.path }] : [])),
          })}
          draft="applicants:paper"
          submit="Enter"
          success="The application was entered."
          alsoRefresh={[listApplicants]}
          onDone={({ personnel_id }) => void navigate(`/rsp/applicants/${personnel_id}/profile/`)}
        >
          {(form) => {
            const post = posts.find(({ id }) => String(id) === form.getValues().post_id);
            return (
              <Stack gap="sm">
                <SearchSelect
                  label="Post"
                  required
                  data={posts.map(({ id, code, title, office }) => ({ value: String(id), label: `${code} ${title}, ${office}` }))}
                  {...form.getInputProps('post_id')}
                />
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <DateField label="Received on" required {...form.getInputProps('received_on')} />
                  <TextInput
                    label="Received at"
                    required
                    description="As 14:05; it counts as late after the closing time"
                    {...form.getInputProps('received_at')}
                  />
                  <TextInput label="Surname" required {...form.getInputProps('surname')} />
                  <TextInput label="Given name" description="Empty for a person of one name" {...form.getInputProps('first_name')} />
                  <TextInput label="Middle name" {...form.getInputProps('middle_name')} />
                  <TextInput label="Name extension" {...form.getInputProps('name_extension')} />
                  <Select label="Sex" required data={['Male', 'Female']} {...form.getInputProps('sex')} />
                  <DateField label="Birth date" required {...form.getInputProps('birth_date')} />
                  <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
                  <TextInput label="Mobile" description="+639171234567" {...form.getInputProps('mobile')} />
                </SimpleGrid>
                {!post && <Text size="sm">Choose the post first: it says which papers it asks for.</Text>}
                {post?.requirements.map(({ code, label }, at) => (
                  <AttachmentField
                    key={code}
                    label={label}
                    value={form.getValues().papers[code] ?? null}
                    onChange={(paper) => form.setFieldValue('papers', { ...form.getValues().papers, [code]: paper })}
                    error={at === 0 ? form.errors.papers : undefined}
                  />
                ))}
              </Stack>
            );
          }}
        </FormShell>
      )}
    </Dialog>
  );
}
