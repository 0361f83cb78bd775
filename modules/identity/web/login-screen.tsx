import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Center, Paper, PasswordInput, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '@talaan/kernel/web/guard.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { welcome } from '../contract.ts';
import { signIn } from './current-user.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Letterhead } from './letterhead.tsx';

export function Screen() {
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => emailField.current?.focus(), []);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const house = useCall(welcome, {}, { search: true }).data;
  const signing = useMutation({
    mutationFn: () => signIn({ ...credentials, email: credentials.email.trim() }),
    onSuccess: () => {
      queries.clear();
      return navigate(safeRedirect(search.get('redirect')), { replace: true });
    },
  });
  const fill = (field: 'email' | 'password') => (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setCredentials((now) => ({ ...now, [field]: value }));
  };

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={house?.demo ? 800 : 400} gap="lg">
        <Letterhead university={house?.university} />
        <SimpleGrid cols={{ base: 1, sm: house?.demo ? 2 : 1 }} spacing="lg">
          <Paper withBorder p="lg">
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                signing.mutate();
              }}
            >
              <Stack gap="sm">
                <Title order={1}>Sign in</Title>
                {signing.error && (
                  <Alert color="red" p="xs" role="alert">
                    {signing.error.message}
                  </Alert>
                )}
                <TextInput
                  label="E-mail"
                  type="email"
                  name="email"
                  autoComplete="username"
                  ref={emailField}
                  required
                  withAsterisk={false}
                  value={credentials.email}
                  onChange={fill('email')}
                />
                <PasswordInput
                  label="Password"
                  name="password"
                  autoComplete="current-password"
                  required
                  withAsterisk={false}
                  visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
                  value={credentials.password}
                  onChange={fill('password')}
                />
                <Button type="submit" fullWidth mt="xs" loading={signing.isPending}>
                  Sign in
                </Button>
              </Stack>
            </form>
          </Paper>
          {house?.demo && <DemoAccounts demo={house.demo} onPick={setCredentials} />}
        </SimpleGrid>
        <Text size="xs" c="dimmed" ta="center">
          For staff of the university. What you do here is recorded.
        </Text>
      </Stack>
    </Center>
  );
}
