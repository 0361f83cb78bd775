import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

/** Begins an appeal: asks for the day and, of those who file for others, for the person. */
export function NewAppeal({ forOthers = false }: { forOthers?: boolean }) {
  const [isAsking, asking] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={asking.open}>
        {forOthers ? say('File for an employee') : say('New appeal')}
      </Button>
      {isAsking && <WhoseDay forOthers={forOthers} onClose={asking.close} />}
    </>
  );
}

function WhoseDay({ forOthers, onClose }: { forOthers: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const yesterday = today().subtract({ days: 1 }).toString();
  const [date, setDate] = useState<string | null>(yesterday);
  const [person, setPerson] = useState<number | null>(null);
  const isWhole = date !== null && (!forOthers || person !== null);
  return (
    <Dialog onClose={onClose} title={forOthers ? say('Appeal of an employee') : say('Appeal for which day?')}>
      <Stack gap="md">
        {forOthers && <PersonPicker label={say('Employee')} required value={person} onChange={setPerson} />}
        <DateField label={say('Date')} required value={date} onChange={setDate} />
        <FormFoot
          action={say('Next')}
          disabled={!isWhole}
          onAction={() => void navigate(`/account/time-log-appeals/new/${date}${person === null ? '' : `?person=${person}`}`)}
        />
      </Stack>
    </Dialog>
  );
}
