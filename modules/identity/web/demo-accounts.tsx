import { Code, Group, NavLink, Paper, Stack, Text } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';

interface DemoAccountsProps {
  demo: { password: string; accounts: { email: string; title: string }[] };
  onPick: (credentials: { email: string; password: string }) => void;
}

/** One click fills the form. */
export function DemoAccounts({ demo, onPick }: DemoAccountsProps) {
  return (
    <Paper withBorder p="sm" component="section" aria-label="Demo accounts">
      <Stack gap={4}>
        <Group justify="space-between" px="xs">
          <Text size="sm" fw={500}>
            Demo accounts
          </Text>
          <Code>{demo.password}</Code>
        </Group>
        {demo.accounts.map(({ email, title }) => (
          <NavLink
            key={email}
            component="button"
            py={4}
            label={title}
            description={email}
            leftSection={<IconUserCircle size={20} aria-hidden />}
            onClick={() => onPick({ email, password: demo.password })}
          />
        ))}
      </Stack>
    </Paper>
  );
}
