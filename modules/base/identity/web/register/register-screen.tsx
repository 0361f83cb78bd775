import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { register } from '../../contract/registration.ts';
import { PublicFrame } from '../public-frame.tsx';
import { useCheckedSend } from '../use-checked-send.ts';
import { StaffForm } from './register-forms.tsx';

/** Asks for an account as one who works here; says the same whether it matches or not. Who applies for a position registers with the application. */
export function Screen() {
  const sending = useCheckedSend(register);
  if (sending.data)
    return (
      <PublicFrame title={say('Check your e-mail')}>
        <Alert color="green" p="xs" role="status">
          {sending.data.message}
        </Alert>
        <Text size="sm">
          {say('No mail after a few minutes? Then the HR office checks what you entered; you need not register again.')}
        </Text>
        <Button variant="default" fullWidth onClick={() => sending.reset()}>
          {say('Change what I entered')}
        </Button>
      </PublicFrame>
    );
  return (
    <PublicFrame title={say('Register')}>
      <StaffForm sending={sending} />
      <Text size="sm" ta="center">
        {say('You do not work here and want to apply?')}{' '}
        <Anchor component={Link} to="/application_page" inherit py="xs" display="inline-block">
          {say('Register as an applicant')}
        </Anchor>
      </Text>
    </PublicFrame>
  );
}
