import type { PushSettings } from './settings.ts';

/** From where on the device shall send; empty for all that it has. */
export interface Stamps {
  attlog: string;
  operlog: string;
}

/**
 * Uploads of new and changed users are on (bits: 1 AttLog, 2 OpLog, 3 AttPhoto, 4 EnrollFP, 5 EnrollUser, 6 FPImage, 7 ChgUser, 8 ChgFP, 9 FACE,
 * 10 UserPic). Fingers and photos that come along are answered and not kept.
 */
const UPLOADS = '1111101000';
const UPLOADS_IN_WORDS = 'TransData AttLog\tOpLog\tEnrollUser\tChgUser\tEnrollFP\tChgFP\tUserPic';
const NEWEST = '9999';

/** The answer to the hello of a device, in both spellings: older firmware wants `Stamp` and a bit string. */
export function optionsBlock(serial: string, stamps: Stamps, { delaySeconds, errorDelaySeconds }: PushSettings): string {
  const attlog = stamps.attlog === '' || stamps.attlog === NEWEST ? 'None' : stamps.attlog;
  const operlog = stamps.operlog || NEWEST;
  return [
    `GET OPTION FROM: ${serial}`,
    `ATTLOGStamp=${attlog}`,
    `OPERLOGStamp=${operlog}`,
    'ATTPHOTOStamp=None',
    `Stamp=${attlog === 'None' ? '0' : attlog}`,
    `OpStamp=${operlog}`,
    'PhotoStamp=0',
    `ErrorDelay=${errorDelaySeconds}`,
    `Delay=${delaySeconds}`,
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    `TransFlag=${UPLOADS}`,
    `TransFlag=${UPLOADS_IN_WORDS}`,
    'TimeZone=8',
    'Realtime=1',
    'Encrypt=None',
    'ServerVer=2.4.1',
    'PushProtVer=2.4.1',
    '',
  ].join('\r\n');
}
