import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as campaigns from '../contract/campaigns.ts';
import * as counting from '../contract/counting.ts';
import * as differences from '../contract/differences.ts';
import { campaignRows } from './campaigns/campaign-rows.ts';
import { editCampaign, openCampaign, removeCampaign } from './campaigns/open-campaign.ts';
import { readCampaign } from './campaigns/read-campaign.ts';
import { readCards, readMyCounts } from './counting/read-counting.ts';
import { readScanPhoto, scanRows } from './counting/scan-rows.ts';
import { takeScans } from './counting/take-scans.ts';
import { compareCount } from './differences/compare-count.ts';
import { decideDifferences } from './differences/decide-differences.ts';
import { differenceRows } from './differences/difference-rows.ts';
import { closeCampaign } from './reports/close-campaign.ts';
import { printReport } from './reports/print-report.ts';
import { printSheets } from './reports/print-sheets.ts';

export function mountCounts(server: Server): void {
  mountRows(server, campaignRows);
  mount(server, campaigns.readCampaign, readCampaign);
  mount(server, campaigns.openCampaign, openCampaign);
  mount(server, campaigns.editCampaign, editCampaign);
  mount(server, campaigns.removeCampaign, removeCampaign);
  mount(server, campaigns.closeCampaign, closeCampaign);
  mount(server, campaigns.printReport, printReport);
  mount(server, campaigns.printSheets, printSheets);
  mount(server, counting.readMyCounts, readMyCounts);
  mount(server, counting.readCards, readCards);
  mount(server, counting.sendScans, takeScans);
  mountRows(server, scanRows);
  mount(server, counting.readScanPhoto, readScanPhoto);
  mountRows(server, differenceRows);
  mount(server, differences.compareCount, compareCount);
  mount(server, differences.decideDifferences, decideDifferences);
}
