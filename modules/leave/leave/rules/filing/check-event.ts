import { longDate } from '@talaan/kernel/contract/dates.ts';
import { amountOf, formatAmountOf } from './amount-of.ts';
import type { FilingCheck } from './check-filing.ts';
import { DAYS_AFTER_DELIVERY, LIVE_BIRTH, type LeaveType } from '../leave-type.ts';
import type { CountedDate } from '../parts.ts';

/** What the event of an application is compared with. Amounts as the type counts: thousandths of a day, or seconds. */
export interface EventFacts {
  type: LeaveType;
  /** In order of date. */
  dates: readonly CountedDate[];
  /** Of the delivery, the calamity, the grant. */
  eventOn: string | null;
  /** The date of filing, or that stamped on a paper form. */
  receivedOn: string;
  /** Working days of the person from the first of the dates to the day before the event. */
  workDaysBefore: number;
  /** Taken by other live applications of the type for the same event. */
  usedOfEvent: number;
  /** Other events for which the person took it; of a type that is given per year those of the years of the dates. */
  otherEvents: number;
  /** Days of maternity leave that are allocated to another. */
  allocatedDays: number;
}

/** 6: the event itself, and when and how often it gives leave (domain page, 3.1, 3.3 and section 14). */
export function checkEvent(facts: EventFacts): FilingCheck[] {
  const { type, eventOn, receivedOn } = facts;
  if (type.event === null || eventOn === null) return [];
  const block = (field: string, text: string): FilingCheck => ({ no: 6, kind: 'block', field, text, source: type.law });
  if (!type.eventMayCome && eventOn > receivedOn) return [block('event_on', `${type.event}: ${longDate(eventOn)} is still to come.`)];
  const texts = [...amountOfEvent(facts), ...countOfEvents(facts), ...windowOfEvent(facts, eventOn), ...afterDelivery(facts, eventOn)];
  return texts.map((text) => block('dates', text));
}

function amountOfEvent({ type, dates, usedOfEvent, allocatedDays }: EventFacts): string[] {
  const amount = leftOfAmount(type, allocatedDays);
  const wanted = amountOf(type, dates);
  if (type.per !== 'EVENT' || amount === null || usedOfEvent + wanted <= amount) return [];
  const used = usedOfEvent > 0 ? `, of which ${formatAmountOf(type, usedOfEvent)} are taken or applied for` : '';
  const allocated = allocatedDays > 0 ? ` after the allocation of ${allocatedDays} days` : '';
  return [`${type.name} is at most ${formatAmountOf(type, amount)}${allocated}${used}; these are ${formatAmountOf(type, wanted)}.`];
}

function countOfEvents({ type, otherEvents }: EventFacts): string[] {
  if (type.mostEvents === null || otherEvents < type.mostEvents) return [];
  if (type.per === 'EVENT') return [`${type.name} is for the first ${type.mostEvents} events; it was taken for ${otherEvents}.`];
  const events = type.mostEvents === 1 ? 'one event' : `${type.mostEvents} events`;
  return [`${type.name} is for ${events} a year; in this year it is taken or applied for by another date of the event.`];
}

function windowOfEvent({ type, dates, workDaysBefore }: EventFacts, eventOn: string): string[] {
  const found: string[] = [];
  const early = type.beforeDays === 0 ? dates[0]!.date < eventOn : type.beforeDays !== null && workDaysBefore > type.beforeDays;
  if (early)
    found.push(
      type.beforeDays === 0
        ? `${type.name} does not begin before the event, on ${longDate(eventOn)}.`
        : `${type.name} begins at most ${type.beforeDays} working days before the event, on ${longDate(eventOn)}; these are ${workDaysBefore}.`,
    );
  const last = type.withinDays === null ? null : Temporal.PlainDate.from(eventOn).add({ days: type.withinDays }).toString();
  if (last !== null && dates.at(-1)!.date > last)
    found.push(`${type.name} is used within ${type.withinDays} days of the event, up to ${longDate(last)}.`);
  return found;
}

/** Of the maternity leave of a live birth 60 days come after the delivery, so that only the others may lie before it (RA 11210 Sec. 3). */
function afterDelivery({ type, dates, allocatedDays }: EventFacts, eventOn: string): string[] {
  if (type.box !== 'MATERNITY' || type.amount !== LIVE_BIRTH) return [];
  const most = leftOfAmount(type, allocatedDays)! / 1000 - DAYS_AFTER_DELIVERY;
  const before = dates.filter(({ date }) => date <= eventOn).length;
  if (before <= most) return [];
  return [`At least ${DAYS_AFTER_DELIVERY} days come after the delivery, so at most ${most} up to it; these are ${before}.`];
}

function leftOfAmount({ amount }: LeaveType, allocatedDays: number): number | null {
  return amount === null ? null : amount - allocatedDays * 1000;
}
