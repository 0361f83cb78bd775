import { useState } from 'react';
import { Button, Textarea, type TextareaProps } from '@mantine/core';

/** Rarely asked: who signs for a holder who cannot. */
export function WitnessField(props: TextareaProps) {
  const [isOpen, setOpen] = useState(Boolean(props.value) || Boolean(props.error));
  if (!isOpen)
    return (
      <Button variant="subtle" w="fit-content" px="xs" onClick={() => setOpen(true)}>
        {say('The holder cannot sign')}
      </Button>
    );
  return (
    <Textarea
      label={say('Witnesses, and why the holder cannot sign')}
      description={say('Such as: absent without leave since 3 November; Ana Cruz, clerk, and Ben Sy, clerk')}
      autosize
      minRows={2}
      {...props}
    />
  );
}
import { say } from '@talaan/kernel/contract/say.ts';
