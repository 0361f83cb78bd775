import { useState } from 'react';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCamera } from '@talaan/kernel/web/files/use-camera.ts';
import { useQrScan } from '@talaan/kernel/web/files/use-qr-scan.ts';
import type { Given } from './use-counting.ts';

/** A sticker that is still held before the camera is not counted again. */
const SAME_AGAIN_MS = 15_000;
const LONGEST = 60;

type Record = (given: Given) => Promise<boolean>;

/** Reads stickers with the camera, and takes numbers that are typed. */
export function Scanner({ record }: { record: Record }) {
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const send = async () => {
    const given = typed.trim();
    if (given !== '' && (await record({ way: 'TYPED', given, condition: 'SERVICEABLE' }))) setTyped('');
  };
  return (
    <>
      {isOn && <Camera onCode={(given) => void record({ way: 'QR', given, condition: 'SERVICEABLE' })} />}
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={isOn ? <IconCameraOff size={18} /> : <IconCamera size={18} />}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? say('Turn the camera off') : say('Scan stickers')}
      </Button>
      <Group
        component="form"
        gap="xs"
        wrap="nowrap"
        align="flex-end"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          flex={1}
          label={say('Property number')}
          placeholder={say('Where the sticker cannot be read')}
          autoComplete="off"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {say('Count it')}
        </Button>
      </Group>
    </>
  );
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { video, state } = useCamera('environment');
  useQrScan(video, {
    isOn: state === 'on',
    read: (text) => (text.trim() !== '' && text.trim().length <= LONGEST ? text.trim() : null),
    sameAgainMs: SAME_AGAIN_MS,
    found: onCode,
  });
  return (
    <div className="counting-camera">
      <video ref={video} muted playsInline aria-label={say('What the camera sees')} />
      <Text size="sm" role="status">
        {state === 'off'
          ? say('The camera is off. Allow it for this page, or type the number.')
          : say('Hold the sticker before the camera')}
      </Text>
    </div>
  );
}
