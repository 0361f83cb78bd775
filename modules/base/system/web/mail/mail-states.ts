import type { Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { MailState } from '../../contract/mail.ts';

export const MAIL_STATES: Record<MailState, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'neutral' },
  kept: { label: 'Kept', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
};
