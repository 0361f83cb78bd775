import { useState, type ReactNode } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { groupCode, readCode } from '../rules/read-code.ts';

const SHAPE = 'XXXX-XXXX-XXXX-XXXX';

interface CodeFormProps {
  /** Of the screen that answers; the code follows it: `/verify`. */
  path: string;
  label: string;
  /** Of the button that asks. */
  action: string;
  /** Said above the field, where no code was asked for yet. */
  intro: ReactNode;
  /** Below an answer. */
  again: boolean;
}

/** The code of a paper, typed from it. */
export function CodeForm({ path, label, action, intro, again }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const navigate = useNavigate();
  const look = () => {
    const code = readCode(typed);
    if (code) void navigate(`${path}/${code}`);
    else setWrong('A code has 16 letters and digits, such as 7K2M-9QXA-04HT-PZ3C.');
  };
  return (
    <form
      noValidate
      className="not-on-paper"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <Stack gap="sm">
        {!again && <Text size="sm">{intro}</Text>}
        <TextInput
          label={again ? say('Another code') : label}
          placeholder={SHAPE}
          description={say('Capitals and hyphens do not matter.')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={wrong}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(undefined);
          }}
          onBlur={() => {
            const code = readCode(typed);
            if (code) setTyped(groupCode(code));
          }}
        />
        <Button type="submit" variant={again ? 'default' : 'filled'} leftSection={<IconSearch size={16} />}>
          {say(action)}
        </Button>
      </Stack>
    </form>
  );
}
