/** A reason not to start that anyone who starts Talaan can act on: shown as it is, without a trace. */
export class CannotStart extends Error {}
