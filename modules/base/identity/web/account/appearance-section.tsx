import { Radio, Stack, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';

const CHOICES: { value: MantineColorScheme; label: string; description: string }[] = [
  { value: 'auto', label: 'As the device', description: 'Light by day and dark by night, where the device does so.' },
  { value: 'light', label: 'Light', description: 'Dark letters on a light page.' },
  { value: 'dark', label: 'Dark', description: 'Light letters on a dark page.' },
];

/** The look of this browser; another one may differ. */
export function Section() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Radio.Group label="Appearance" description="Of this browser." value={colorScheme} onChange={setColorScheme}>
      <Stack gap="md" mt="md">
        {CHOICES.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
