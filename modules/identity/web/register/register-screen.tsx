import { Alert, Button, Tabs, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { register } from '../../contract/registration.ts';
import { PublicFrame } from '../public-frame.tsx';
import { useCheckedSend } from '../use-checked-send.ts';
import { ApplicantForm, StaffForm } from './register-forms.tsx';

/** Asks for an account, as somebody who works here or who wants to; says the same whether it matches or not. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const as = search.get('as') === 'applicant' ? 'applicant' : 'staff';
  const sending = useCheckedSend(register);
  if (sending.data)
    return (
      <PublicFrame title="Look into your mail">
        <Alert color="green" p="xs" role="status">
          {sending.data.message}
        </Alert>
        <Text size="sm">
          {as === 'staff'
            ? 'No mail after a few minutes? Then the HR office looks at what you entered; you need not register again.'
            : 'No mail after a few minutes? Look among unwanted mail, and whether the address is right.'}
        </Text>
        <Button variant="default" fullWidth onClick={() => sending.reset()}>
          Change what I entered
        </Button>
      </PublicFrame>
    );
  return (
    <PublicFrame title="Register">
      <Tabs
        value={as}
        onChange={(value) => {
          sending.reset();
          setSearch(value === 'applicant' ? { as: 'applicant' } : {}, { replace: true });
        }}
      >
        <Tabs.List grow mb="md">
          <Tabs.Tab value="staff">I work here</Tabs.Tab>
          <Tabs.Tab value="applicant">I apply for a position</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="staff">
          <StaffForm sending={sending} />
        </Tabs.Panel>
        <Tabs.Panel value="applicant">
          <ApplicantForm sending={sending} />
        </Tabs.Panel>
      </Tabs>
    </PublicFrame>
  );
}
