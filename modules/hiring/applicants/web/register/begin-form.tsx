import { useState } from 'react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { me } from '@talaan/identity/contract.ts';
import { useCheckedSend } from '@talaan/identity/web/use-checked-send.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { beginApplying, readMeAsApplicant, type MeAsApplicant } from '../../contract/register.ts';
import { ConsentField, FactFields, factsToSend, NO_FACTS } from './fact-fields.tsx';

/** What is missing of an account before one applies with it: the facts of who has no record, and the consent. */
export function BeginForm({ person, onDone }: { person: MeAsApplicant['person']; onDone: () => void }) {
  const [values, setValues] = useState(NO_FACTS);
  const sending = useCheckedSend(beginApplying, { onDone, alsoRefresh: [readMeAsApplicant, me] });
  const { errors } = sending;
  const shared = { values, errors, onChange: (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed })) };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const facts = factsToSend(values);
        sending.submit(person ? { consent_version: facts.consent_version } : facts);
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {person
            ? say('You apply as {fullname}, {idno}.', { fullname: person.fullname, idno: person.idno })
            : say('Your account needs these facts before you apply.')}
        </Text>
        {sending.trouble && (
          <Alert color="red" p="xs" role="alert">
            {sending.trouble}
          </Alert>
        )}
        {!person && <FactFields {...shared} />}
        <ConsentField {...shared} />
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          {say('Continue')}
        </Button>
      </Stack>
    </form>
  );
}
