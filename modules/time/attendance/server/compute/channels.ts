import { holds } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { ChannelRule } from '@talaan/kernel/server/realtime/realtime-channels.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { OVERSEERS, SUPERVISORS } from '../../contract/days.ts';

/** The days of one person: for that person, and for who may read them. */
export const personChannel: ChannelRule = {
  pattern: /^private-person-(\d{1,9})$/,
  allows: async ({ db, clock }, actor, match) => {
    const id = Number(match[1]);
    if (id === actor.personnelId) return true;
    try {
      await findPersonInScope({ db, actor, today: clock.today() }, id, SUPERVISORS);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  },
};

/** That something changed for many, for who may read days of several people; it says of nobody what. */
export const attendanceChannel: ChannelRule = {
  pattern: /^private-attendance$/,
  allows: (_server, actor) => holds(actor, OVERSEERS),
};
