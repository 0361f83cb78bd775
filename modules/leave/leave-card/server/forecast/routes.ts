import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readForecast } from '../../contract/forecast.ts';
import { forecastBalances } from './forecast-balances.ts';

export function mountForecast(server: Server): void {
  mount(server, readForecast, forecastBalances);
}
