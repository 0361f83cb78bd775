import { Select, Skeleton, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { useCurrentUser } from '../current-user.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { accountSections } from './sections.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** Account settings; the open section is in the address. On a phone the tabs become one field. */
export function Screen() {
  const { applicant_only: isApplicant } = useCurrentUser();
  const sections = useContributed(accountSections).filter(({ isStaffs }) => !isStaffs || !isApplicant);
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const open = sections.find(({ name }) => name === search.get('section')) ?? sections[0];
  if (!open) return null;
  const choose = (name: string | null) => setSearch(name ? { section: name } : {});
  const body = <open.Section key={open.name} meanwhile={<Skeleton h={240} maw={560} aria-busy />} />;
  return (
    <Page title={say('Account settings')}>
      {isPhone ? (
        <>
          <Select
            aria-label={say('Section')}
            data={sections.map(({ name, label }) => ({ value: name, label: say(label) }))}
            value={open.name}
            onChange={choose}
            allowDeselect={false}
          />
          {body}
        </>
      ) : (
        <Tabs value={open.name} onChange={choose} keepMounted={false}>
          <Tabs.List>
            {sections.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {say(label)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={open.name} pt="lg">
            {body}
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}
