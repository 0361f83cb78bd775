export { agendaKinds, type AgendaFacts, type AgendaKind, type DecidingMeeting } from './agenda-kinds.ts';
export { listOwnCommittees, listSeats, type OwnCommittee } from './own-committees.ts';
