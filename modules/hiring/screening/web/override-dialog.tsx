import { Select, Text, Textarea, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { OVERRIDE_KINDS, overrideElement, type ScreenedElement } from '../contract/screening.ts';
import { ELEMENTS } from '../rules/elements.ts';

/** Asks how an element is decided otherwise than computed, and why. */
export function OverrideDialog({
  application,
  element: one,
  onClose,
}: {
  application: number;
  element: ScreenedElement;
  onClose: () => void;
}) {
  const isOpen = one.result === 'FOR_VERIFICATION';
  const kinds = choices(OVERRIDE_KINDS).filter(({ value }) => isOpen || value !== 'verified');
  const initial: { kind: keyof typeof OVERRIDE_KINDS; result: 'MET' | 'NOT_MET'; reason: string; resolution: string } = {
    kind: isOpen ? 'verified' : 'substitution',
    result: one.result === 'MET' ? 'NOT_MET' : 'MET',
    reason: '',
    resolution: '',
  };
  return (
    <Dialog title={`Decide ${ELEMENTS[one.element].toLowerCase()}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={overrideElement}
        params={{ id: application, element: one.element }}
        initial={initial}
        draft={`screening:override:${application}:${one.element}`}
        submit="Decide"
        success={`${ELEMENTS[one.element]} is decided.`}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">Computed: {one.note}</Text>
            <Select label="On what ground" required allowDeselect={false} data={kinds} {...form.getInputProps('kind')} />
            <Select
              label="Result"
              required
              allowDeselect={false}
              data={[
                { value: 'MET', label: 'Met' },
                { value: 'NOT_MET', label: 'Not met' },
              ]}
              {...form.getInputProps('result')}
            />
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
            {form.values.kind === 'exception' && (
              <TextInput label="Resolution of the board" description="Its number and year" required {...form.getInputProps('resolution')} />
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
