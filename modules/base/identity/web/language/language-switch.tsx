import { Group, UnstyledButton } from '@mantine/core';
import { LANGUAGES, type Language } from '@talaan/kernel/contract/say.ts';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** The languages of the page beside each other, for who is not signed in. */
export function LanguageSwitch() {
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Group justify="center" gap="md" className="not-on-paper" role="group" aria-label="Language / Wika">
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <UnstyledButton
          key={one}
          lang={one}
          fz="sm"
          mih={44}
          px="xs"
          fw={one === language ? 600 : undefined}
          td={one === language ? undefined : 'underline'}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {LANGUAGES[one]}
        </UnstyledButton>
      ))}
    </Group>
  );
}
