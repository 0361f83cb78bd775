import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';

interface WhyNotRatedProps {
  /** What is typed so far. */
  reason: string;
  /** The props of the field, with its error. */
  input: { error?: React.ReactNode };
}

/** Why nothing of a target is rated: asked for by a press, since most are rated. */
export function WhyNotRated({ reason, input }: WhyNotRatedProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || reason !== '' || input.error)
    return <TextInput label="Why it is not rated" data-autofocus={isOpen || undefined} {...input} />;
  return (
    <Group>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        Cannot be rated? Say why
      </Button>
    </Group>
  );
}
