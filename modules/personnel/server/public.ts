export { findPersonInScope, type PersonInScope } from './find-person-in-scope.ts';
export { givePin, takePin } from './give-pin.ts';
export { KEEP_PEOPLE } from './keep-people.ts';
export { onPeopleChanged, type PersonPeriod } from './people-changed.ts';
export { readPersonnelCard } from './read-personnel-card.ts';
