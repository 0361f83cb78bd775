import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Device, DeviceMode } from '../../contract/devices.ts';

/** What another module shows of the devices of one mode, as a tab of their page. */
export interface DevicePart {
  /** In the address. */
  name: string;
  label: string;
  mode: DeviceMode;
  Part: ComponentType<{ device: Device }>;
}

export const deviceParts = anyPoint<DevicePart>('parts of the page of a device');
