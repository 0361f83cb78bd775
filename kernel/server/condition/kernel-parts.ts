import { clockPart } from './clock-part.ts';
import type { ConditionPart } from './condition-part.ts';
import { databasePart } from './database-part.ts';
import { diskPart } from './disk-part.ts';
import { jobsPart } from './jobs-part.ts';
import { mailPart } from './mail-part.ts';
import { schedulePart } from './schedule-part.ts';
import { versionPart } from './version-part.ts';

/** What the kernel knows of its own condition; the module that shows it contributes them. */
export const kernelParts: readonly ConditionPart[] = [versionPart, databasePart, clockPart, diskPart, mailPart, jobsPart, schedulePart];
