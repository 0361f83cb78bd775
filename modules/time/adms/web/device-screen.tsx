import type { ReactNode } from 'react';
import { Skeleton, Tabs } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { readDevice, type Device } from '@talaan/devices/contract/devices.ts';
import { deviceParts } from '@talaan/devices/web/devices/device-part.ts';
import { readDeviceLink } from '../contract/devices.ts';
import { DeviceCommands } from './device-commands.tsx';
import { DeviceErrors } from './device-errors.tsx';
import { DeviceHealthTab } from './device-health.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DeviceStateBadge } from './device-state.tsx';

const DevicePeople = shownLater(async () => (await import('./device-people.tsx')).DevicePeople);

const TABS = { settings: 'Settings', health: 'Health', people: 'People', commands: 'Commands', errors: 'Errors' } as const;
type Tab = keyof typeof TABS;

/** One device: its settings and, where it sends by itself, how it is, who is on it and what it is asked to do. */
export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  useLiveRefresh('private-devices', 'changed', readDeviceLink.path);
  const answer = useCall(readDevice, { params: { id } });
  const device = answer.data?.device.id === id ? answer.data.device : undefined;
  const link = useCall(readDeviceLink, { params: { id } }, { enabled: device?.mode === 'push' }).data;
  const asked = search.get('tab') ?? '';
  const tab: Tab = asked in TABS ? (asked as Tab) : 'settings';
  if (!device)
    return (
      <Page title="Device">
        {answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={320} aria-busy />}
      </Page>
    );
  const settings = (
    <DeviceSettings key={id} device={device} version={answer.data?.version} link={link} onLeave={() => void navigate('/edats/devices')} />
  );
  return (
    <Page
      title={device.name}
      intro={`Device ${device.number}, ${device.campus}${device.serial ? `, serial ${device.serial}` : ''}`}
      actions={link && <DeviceStateBadge state={link.health.state} />}
    >
      {device.mode === 'push' ? (
        <Tabs value={tab} onChange={(next) => setSearch(next === 'settings' ? {} : { tab: next! }, { replace: true })} keepMounted={false}>
          <Tabs.List mb="md">
            {(Object.keys(TABS) as Tab[]).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {TABS[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="settings">{settings}</Tabs.Panel>
          <Tabs.Panel value="health">{link && <DeviceHealthTab link={link} />}</Tabs.Panel>
          <Tabs.Panel value="people">
            <DevicePeople meanwhile={<Skeleton h={320} aria-busy />} id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="commands">{link && <DeviceCommands id={id} commands={link.commands} />}</Tabs.Panel>
          <Tabs.Panel value="errors">{link && <DeviceErrors link={link} />}</Tabs.Panel>
        </Tabs>
      ) : (
        <OtherDevice device={device} settings={settings} />
      )}
    </Page>
  );
}

/** A device that does not push: its settings, and what another module shows of its mode. */
function OtherDevice({ device, settings }: { device: Device; settings: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const parts = useContributed(deviceParts).filter(({ mode }) => mode === device.mode);
  if (parts.length === 0) return settings;
  const asked = parts.find(({ name }) => name === search.get('tab'))?.name ?? 'settings';
  return (
    <Tabs value={asked} onChange={(next) => setSearch(next === 'settings' ? {} : { tab: next! }, { replace: true })} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="settings">{TABS.settings}</Tabs.Tab>
        {parts.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="settings">{settings}</Tabs.Panel>
      {parts.map(({ name, Part }) => (
        <Tabs.Panel key={name} value={name}>
          <Part device={device} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
