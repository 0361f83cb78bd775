import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';

/** Begins a request for another person. */
export function FileForEmployee() {
  const [isAsking, asking] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={asking.open}>
        File for an employee
      </Button>
      {isAsking && <ChoosePerson onClose={asking.close} />}
    </>
  );
}

function ChoosePerson({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [person, setPerson] = useState<number | null>(null);
  return (
    <Dialog onClose={onClose} title="Work schedule of an employee">
      <Stack gap="md">
        <PersonPicker label="Employee" required value={person} onChange={setPerson} />
        <FormFoot action="Next" disabled={person === null} onAction={() => void navigate(`/account/work-schedules/new?person=${person}`)} />
      </Stack>
    </Dialog>
  );
}
