import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { CallAccess } from '@talaan/kernel/web/calls/may-call.ts';
import type { DeviceUser } from '../../contract/devices.ts';

/** What can be done with chosen PINs, in another module, such as to put their people on devices. */
export interface DeviceUserAction {
  name: string;
  label: string;
  /** The call that it leads to. */
  of: CallAccess;
  Dialog: ComponentType<{ users: DeviceUser[]; onClose: () => void }>;
}

export const deviceUserActions = anyPoint<DeviceUserAction>('what to do with chosen PINs');
