import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import type { AppointmentRecord } from '../contract/appointments.ts';
import { FORMS, printForm, type FormName } from '../contract/papers.ts';

/** The forms of an appointment, filled from what is known; a draft is marked. */
export function Forms({ appointment }: { appointment: AppointmentRecord }) {
  const [shown, setShown] = useState<FormName>();
  const { id, state, forms } = appointment;
  return (
    <Stack gap="xs">
      {forms.map((form) => (
        <Button
          key={form}
          variant="default"
          justify="flex-start"
          leftSection={<IconFileText size={16} />}
          disabled={state === 'CANCELLED'}
          onClick={() => setShown(form)}
        >
          {FORMS[form]}
        </Button>
      ))}
      {shown && (
        <Dialog title={FORMS[shown]} size="paper" onClose={() => setShown(undefined)}>
          <IssuedPaper
            code={shown === 'appointment' ? appointment.code : null}
            of={['appointment', id, shown, appointment]}
            fetchPdf={() => fetchFile(printForm, { params: { id, form: shown } })}
            name={`${FORMS[shown]}.pdf`}
            isDraft={state === 'DRAFT'}
          />
        </Dialog>
      )}
    </Stack>
  );
}
