import { useState } from 'react';
import { Button, Code, Group, NavLink, Paper, Stack, Text } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';

interface DemoAccountsProps {
  demo: { password: string; accounts: { email: string; title: string }[] };
  onPick: (credentials: { email: string; password: string }) => void;
}

/** So many are shown at once. */
const USUAL = 8;

/** One click fills the form. */
export function DemoAccounts({ demo, onPick }: DemoAccountsProps) {
  const [all, setAll] = useState(false);
  return (
    <Paper withBorder p="sm" component="section" aria-label="Demo accounts">
      <Stack gap={4}>
        <Group justify="space-between" px="xs">
          <Text size="sm" fw={500}>
            Demo accounts
          </Text>
          <Code>{demo.password}</Code>
        </Group>
        {(all ? demo.accounts : demo.accounts.slice(0, USUAL)).map(({ email, title }) => (
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
        {!all && demo.accounts.length > USUAL && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {demo.accounts.length - USUAL} more
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
