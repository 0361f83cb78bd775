import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { addTemplate, changeTemplate, listTemplates, type TemplateRow } from '../contract/templates.ts';
import { LetterText } from './letter-text.tsx';
import { WordsHelp } from './words-help.tsx';

interface TemplateDialogProps {
  /** Null for a new one. */
  template: TemplateRow | null;
  version?: number | undefined;
  onClose: () => void;
}

interface Typed {
  name: string;
  subject: string;
  body: string;
  is_retired: boolean;
}

/** A ready letter, read by all who write letters and changed by those who may. */
export function TemplateDialog({ template, version, onClose }: TemplateDialogProps) {
  const mayChange = useMayCall(changeTemplate);
  const isNew = template === null;
  const title = template?.name ?? 'Add a letter';
  if (!mayChange)
    return (
      <Dialog onClose={onClose} size="form" title={title}>
        {template && <LetterText subject={template.subject} paragraphs={template.body.split(/\n\s*\n/)} />}
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} size="form" title={title}>
      <FormShell<typeof addTemplate | typeof changeTemplate, Typed>
        endpoint={isNew ? addTemplate : changeTemplate}
        params={isNew ? {} : { id: template.id }}
        initial={{
          name: template?.name ?? '',
          subject: template?.subject ?? '',
          body: template?.body ?? '',
          is_retired: Boolean(template?.retired_on),
        }}
        version={version}
        draft={`letter-template:${template?.id ?? 'new'}`}
        submit={template ? 'Save' : 'Add'}
        success="The letter was saved."
        alsoRefresh={[listTemplates]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <TextInput label="Name" required {...form.getInputProps('name')} />
            <TextInput label="Subject" required {...form.getInputProps('subject')} />
            <Textarea
              label="Text"
              required
              autosize
              minRows={8}
              maxRows={20}
              description="An empty line begins a new paragraph."
              {...form.getInputProps('body')}
            />
            <WordsHelp />
            {template && <Checkbox label="No longer offered" {...form.getInputProps('is_retired', { type: 'checkbox' })} />}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
