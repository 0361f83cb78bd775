import { Radio, Stack, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { LANGUAGES, say } from '@talaan/kernel/contract/say.ts';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { useChooseLanguage } from '../language/use-choose-language.ts';

const CHOICES: { value: MantineColorScheme; label: string; description: string }[] = [
  { value: 'auto', label: 'As the device', description: 'Light by day and dark by night, where the device does so.' },
  { value: 'light', label: 'Light', description: 'Dark letters on a light page.' },
  { value: 'dark', label: 'Dark', description: 'Light letters on a dark page.' },
];

/** The language of the account, and the look of this browser; another one may differ. */
export function Section() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Stack gap="xl">
      <Radio.Group
        label={say('Language')}
        description={say('Kept with your account. Official forms stay in English.')}
        value={language}
        onChange={(chosen) => choose(chosen)}
      >
        <Stack gap="md" mt="md">
          {Object.entries(LANGUAGES).map(([value, label]) => (
            <Radio key={value} value={value} label={label} lang={value} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label={say('Appearance')} description={say('Of this browser.')} value={colorScheme} onChange={setColorScheme}>
        <Stack gap="md" mt="md">
          {CHOICES.map(({ value, label, description }) => (
            <Radio key={value} value={value} label={say(label)} description={say(description)} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
