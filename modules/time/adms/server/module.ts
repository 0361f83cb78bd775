import { agencySettingsPoint } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { askDevice, listPinsOnDevice, putPeopleOnDevices, takePinsOffDevices } from '../contract/commands.ts';
import { decideNewAddresses, listNewAddresses } from '../contract/addresses.ts';
import {
  approveUnknownDevice,
  changeDeviceLink,
  listUnknownDevices,
  readDeviceLink,
  rejectUnknownDevice,
  rejectUnknownDevices,
} from '../contract/devices.ts';
import { DEVICES_OF_AGENCY } from '../rules/settings.ts';
import { askDevice as ask } from './commands/ask-device.ts';
import { followPeople } from './commands/follow-people.ts';
import { putPeople, takePinsOff } from './commands/people-on-devices.ts';
import { changeLink } from './devices/change-link.ts';
import { approveUnknown, rejectUnknown, rejectUnknowns } from './devices/decide-unknown.ts';
import { healthRows } from './devices/health-rows.ts';
import { listPins } from './devices/list-pins.ts';
import { decideAddresses, listAddresses } from './devices/new-addresses.ts';
import { readLink } from './devices/read-link.ts';
import { listUnknown, unknownDevicesQueue } from './devices/unknown-devices.ts';
import { tidyDevicesJob } from './health/tidy-devices.ts';
import { watchDevicesJob } from './health/watch-devices.ts';
import { personalDataOfAdms } from './personal-data.ts';
import { readHeld } from './receive/read-held.ts';
import { readQuarantine } from './receive/read-quarantine.ts';
import { serveIclock } from './receive/serve-iclock.ts';
import { devicesChannel } from './refresh-screens.ts';
import { processing } from './processing.ts';

export const admsModule: ServerModule = {
  name: 'adms',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: { a_fault_ends_after_it_began: CLOCK_WAS_SET_BACK },
  channels: [devicesChannel],
  jobs: [readQuarantine, readHeld, watchDevicesJob, tidyDevicesJob],
  processing,
  personalData: personalDataOfAdms,
  contributes: [contribute(queueCards, unknownDevicesQueue), contribute(agencySettingsPoint, DEVICES_OF_AGENCY)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountAdms,
};

function mountAdms(server: Server): void {
  serveIclock(server);
  followPeople(server);
  mountRows(server, healthRows);
  mount(server, readDeviceLink, readLink);
  mount(server, changeDeviceLink, changeLink);
  mount(server, listUnknownDevices, listUnknown);
  mount(server, approveUnknownDevice, approveUnknown);
  mount(server, rejectUnknownDevice, rejectUnknown);
  mount(server, rejectUnknownDevices, rejectUnknowns);
  mount(server, listNewAddresses, listAddresses);
  mount(server, decideNewAddresses, decideAddresses);
  mount(server, askDevice, ask);
  mount(server, putPeopleOnDevices, putPeople);
  mount(server, takePinsOffDevices, takePinsOff);
  mount(server, listPinsOnDevice, listPins);
}
